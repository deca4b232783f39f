/// The version of this package.
public let galleyVersion = "0.1.0"
