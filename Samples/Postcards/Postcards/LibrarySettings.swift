import PostcardKit

final class LibrarySettings {
    @Setting(false) var isDense: Bool
    let name: String

    init(name: String) { self.name = name }
}
