// The types of Core Graphics that layout code uses and Foundation on Linux lacks; Foundation has the others.
@_exported public import Foundation

@_exported public import struct ViewLayout.CGAffineTransform
@_exported public import class ViewLayout.CGColor
@_exported public import class ViewLayout.CGColorSpace
@_exported public import func ViewLayout.CGColorSpaceCreateDeviceGray
@_exported public import func ViewLayout.CGColorSpaceCreateDeviceRGB
@_exported public import enum ViewLayout.CGLineCap
@_exported public import enum ViewLayout.CGLineJoin
@_exported public import class ViewLayout.CGMutablePath
@_exported public import class ViewLayout.CGPath
@_exported public import struct ViewLayout.CGVector
