public import Foundation

// The types of Core Foundation, as those of Foundation that apps convert them from and to: on Linux nothing bridges.

/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A text.
public typealias CFString = String
/// A resource's address.
public typealias CFURL = URL
/// Bytes.
public typealias CFData = Data
/// Bytes that functions add to.
public typealias CFMutableData = NSMutableData
/// Values with keys.
public typealias CFDictionary = [AnyHashable: Any]
/// Values in an order.
public typealias CFArray = [Any]
/// A number.
public typealias CFNumber = NSNumber
/// Yes or no.
public typealias CFBoolean = Bool
/// An instant.
public typealias CFDate = Date
/// An error. A class, as `Unmanaged<CFError>` needs one.
public typealias CFError = NSError
/// A text with attributes.
public typealias CFAttributedString = NSAttributedString
/// A position or a count.
public typealias CFIndex = Int

/// The true value. Not optional in use, as in Core Foundation.
public let kCFBooleanTrue: CFBoolean! = true
/// The false value. Not optional in use, as in Core Foundation.
public let kCFBooleanFalse: CFBoolean! = false

/// The result of a function of the system: 0 for success.
public typealias OSStatus = Int32
/// Four characters in a number.
public typealias FourCharCode = UInt32
/// Four characters in a number that name a type.
public typealias OSType = FourCharCode
/// Success.
public var noErr: OSStatus { 0 }
