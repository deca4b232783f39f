// Swift Testing brings a module of this name wherever a file imports it together with CoreGraphics; the toolchains for
// Linux have none, so that such files would not compile. There is nothing to add here.
