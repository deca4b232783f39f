// As for CoreGraphics: Swift Testing brings a module of this name wherever a file imports it together with AppKit.
