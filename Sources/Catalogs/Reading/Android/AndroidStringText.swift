/// The texts of `<string>` elements, for readers of layouts that refer to them.
package enum AndroidStringText {
    /// The text as a program gets it; nil for a reference to another resource.
    package static func text(of element: XML.Element) -> String? { AndroidText(element)?.unit.text }
}
