internal import GalleyCommand
public import ViewLayout

extension App {
    /// Runs a command on the windows, the previews and the `LayoutScene`s of the program, as `galley` does on scene files:
    /// `layout`, `check`, `record`, `verify` and others. Without one it lays the first window out and prints its frames.
    ///
    /// Nothing is shown and nothing waits for input: the program ends when the command is done.
    @MainActor public static func main() { ProgramRoot<AppProgram<Self>>.main() }
}
