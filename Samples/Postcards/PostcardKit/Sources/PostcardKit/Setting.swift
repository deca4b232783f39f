/// A property that is kept between launches.
@attached(accessor)
public macro Setting(_ value: Bool) = #externalMacro(module: "PostcardMacros", type: "SettingMacro")
