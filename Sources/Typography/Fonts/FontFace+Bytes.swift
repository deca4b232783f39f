extension FontFace {
    /// Gives the bytes of the file that the face was opened from, as they are in memory: the same that it is shaped with.
    package func withFileBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { body(blob.bytes) }
}
