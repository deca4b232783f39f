internal import GalleyCommand

/// The `galley` command.
@main
enum GalleyTool {
    static func main() { GalleyRoot.main() }
}
