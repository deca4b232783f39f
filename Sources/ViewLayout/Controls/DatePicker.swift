public import Foundation

/// Chooses a date: a label, and behind it the date in the language and region of the environment.
public nonisolated struct DatePicker<Label: View>: LocatedView {
    var source: ViewSource?
    /// The parts of a date that are chosen.
    public typealias Components = DatePickerComponents

    let selection: Binding<Date>
    let range: (Date?, Date?)
    let components: DatePickerComponents
    let label: Label

    init(_ selection: Binding<Date>, _ range: (Date?, Date?), _ components: Components, _ label: Label) {
        self.selection = selection
        self.range = range
        self.components = components
        self.label = label
    }

    /// Chooses any date.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, (nil, nil), displayedComponents, label())
    }
    /// Chooses a date in a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, label())
    }
    /// Chooses a date that is not before another.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, (range.lowerBound, nil), displayedComponents, label())
    }
    /// Chooses a date that is not after another.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, (nil, range.upperBound), displayedComponents, label())
    }

    public var body: some View {
        StyledControl(
            kind: "DatePicker",
            configuration: DatePickerStyleConfiguration(
                label: .init(label), selection: selection, minimumDate: range.0, maximumDate: range.1,
                displayedComponents: components),
            fallback: DatePickerLook(label: label, date: selection.wrappedValue, components: components))
    }
}

extension DatePicker where Label == Text {
    /// Chooses any date; the label is the text that a catalog has for a key.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, (nil, nil), displayedComponents, Text(titleKey))
    }
    /// Chooses a date in a range; the label is the text that a catalog has for a key.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, Text(titleKey))
    }
    /// Chooses a date that is not before another; the label is the text that a catalog has for a key.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, (range.lowerBound, nil), displayedComponents, Text(titleKey))
    }
    /// Chooses a date that is not after another; the label is the text that a catalog has for a key.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, (nil, range.upperBound), displayedComponents, Text(titleKey))
    }
    /// Chooses any date; the label is a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, (nil, nil), displayedComponents, Text(title))
    }
    /// Chooses a date in a range; the label is a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, Text(title))
    }
    /// Chooses a date that is not before another; the label is a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, (range.lowerBound, nil), displayedComponents, Text(title))
    }
    /// Chooses a date that is not after another; the label is a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, (nil, range.upperBound), displayedComponents, Text(title))
    }
}

/// The parts of a date that are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hours and minutes.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
    /// Hours, minutes and seconds.
    public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}

/// The engine's own looks of date pickers.
nonisolated struct DatePickerLook<Label: View>: PrimitiveView {
    let label: Label
    let date: Date
    let components: DatePickerComponents

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let environment = context.environment
        let metrics = environment.controlMetrics
        let node: ViewNode
        switch environment.datePickerShape ?? (metrics.datePickersAreFields ? .stepperField : .compact) {
        case .compact: node = row(boxes(environment, insets: metrics.buttonInsets(.bordered, .regular)), context)
        case .field, .stepperField:
            let hasStepper = environment.datePickerShape != .field
            let insets = EdgeInsets(
                horizontal: metrics.textFieldInsets.width, vertical: metrics.textFieldInsets.height)
            let field = HStack(spacing: metrics.labelSpacing / 2) {
                text(environment).lineLimit(1).fixedSize().padding(insets)
                if hasStepper { Color.clear.frame(width: metrics.stepperSize.width, height: 0).hidden() }
            }
            node = row(field, context)
        case .calendar:
            // The calendar shows its month itself; above it is the label of the other parts.
            let time = components.contains(.hourAndMinute) ? metrics.segmentHeight + metrics.labelSpacing : 0
            let leaf = FillLeaf {
                CGSize(width: $0.width ?? metrics.wheelSize.width, height: metrics.calendarHeight + time)
            }
            node = ViewNode(kind: "DatePicker", behavior: LeafBehavior(leaf), context: context)
        case .wheels:
            let leaf = FillLeaf { CGSize(width: $0.width ?? metrics.wheelSize.width, height: metrics.wheelSize.height) }
            node = row(LeafView(kind: "Wheels", leaf: leaf), context)
        }
        node.facts.isControl = true
        node.facts.isStandard = true
        return [node]
    }

    /// The label, with the selection at the other end.
    @MainActor private func row(_ value: some View, _ context: ViewContext) -> ViewNode {
        let spacing = context.environment.controlMetrics.labelSpacing
        let content = Group {
            if !context.environment.labelsAreHidden {
                label
                Spacer(minLength: 0)
            }
            value
        }
        return context.container("DatePicker", HStackLayout(spacing: spacing), content)
    }

    /// Date and time, each in a box.
    @MainActor private func boxes(_ environment: EnvironmentValues, insets: EdgeInsets) -> some View {
        HStack(spacing: environment.controlMetrics.labelSpacing) {
            if components.contains(.date) {
                Text(date, format: environment.dateFormat(date: .abbreviated, time: .omitted)).padding(insets)
            }
            if components.contains(.hourAndMinute) {
                Text(date, format: environment.dateFormat(date: .omitted, time: time)).padding(insets)
            }
        }
        .lineLimit(1).fixedSize()
    }

    private var time: Date.FormatStyle.TimeStyle {
        components.isSuperset(of: .hourMinuteAndSecond) ? .standard : .shortened
    }

    private func text(_ environment: EnvironmentValues) -> Text {
        Text(
            date,
            format: environment.dateFormat(
                date: components.contains(.date) ? .numeric : .omitted,
                time: components.contains(.hourAndMinute) ? time : .omitted))
    }
}

extension EnvironmentValues {
    /// A format in the calendar and the time zone of the environment.
    fileprivate func dateFormat(
        date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
    ) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
    }
}
