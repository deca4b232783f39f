internal import GalleyCommand
internal import ProofServer

/// The `galley` command.
@main
enum GalleyTool: GalleyProgram {
    static func main() { GalleyRoot<GalleyTool>.main() }

    static var pageServer: (any PageServer.Type)? { ProofServer.self }
}

extension ProofServer: PageServer {}
