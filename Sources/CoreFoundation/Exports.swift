// The toolchain's module of this name is C alone: it lacks CGFloat, CGPoint and their like, which Foundation has on
// Linux. A Swift module of the same name hands both on.
@_exported public import CoreFoundation
@_exported public import Foundation
