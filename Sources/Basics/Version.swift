/// The version of this package.
public let galleyVersion = "0.1.0"

/// The address of the page about all rules in the documentation, up to the name of a rule. Its owner is a placeholder as long as
/// the documentation has no address of its own; the environment variable `GALLEY_RULES` names another page.
public let galleyRules = "https://example.org/OWNER/galley/documentation/checks/allrules#"
