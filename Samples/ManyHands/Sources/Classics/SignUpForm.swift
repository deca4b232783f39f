import Combine
import SwiftUI

enum FieldError: LocalizedError, Equatable {
    case invalidEmail
    case tooShort(minimum: Int)
    case mismatch

    var errorDescription: String? {
        switch self {
        case .invalidEmail:
            return NSLocalizedString("Please enter a valid e-mail address.", comment: "Shown under the e-mail field")
        case .tooShort(let minimum):
            return String(localized: "Use at least \(minimum) characters.")
        case .mismatch:
            return NSLocalizedString("The passwords do not match.", comment: "")
        }
    }
}

final class SignUpViewModel: ObservableObject {
    @Published var email = ""
    @Published var password = ""
    @Published var confirmation = ""
    @Published var acceptsTerms = false

    @Published private(set) var errors: [SignUpForm.Field: FieldError] = [:]
    @Published private(set) var canSubmit = false

    private var subscriptions: Set<AnyCancellable> = []

    init(email: String = "", password: String = "", confirmation: String = "") {
        self.email = email
        self.password = password
        self.confirmation = confirmation

        Publishers.CombineLatest3($email, $password, $confirmation)
            .map(Self.validate)
            .sink { [weak self] in self?.errors = $0 }
            .store(in: &subscriptions)

        $errors
            .combineLatest($acceptsTerms)
            .map { errors, accepts in errors.isEmpty && accepts }
            .assign(to: &$canSubmit)
    }

    private static func validate(email: String, password: String, confirmation: String) -> [SignUpForm.Field: FieldError] {
        var errors: [SignUpForm.Field: FieldError] = [:]
        if !email.isEmpty, !email.contains("@") { errors[.email] = .invalidEmail }
        if !password.isEmpty, password.count < 12 { errors[.password] = .tooShort(minimum: 12) }
        if !confirmation.isEmpty, confirmation != password { errors[.confirmation] = .mismatch }
        return errors
    }
}

private struct FieldErrorKey: EnvironmentKey {
    static let defaultValue: FieldError? = nil
}

extension EnvironmentValues {
    var fieldError: FieldError? {
        get { self[FieldErrorKey.self] }
        set { self[FieldErrorKey.self] = newValue }
    }
}

struct SignUpForm: View {
    enum Field: Hashable, CaseIterable {
        case email, password, confirmation
    }

    @StateObject var viewModel = SignUpViewModel()
    @FocusState private var focus: Field?

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                Text("Create your account")
                    .font(.largeTitle)
                    .fontWeight(.heavy)

                field(.email, title: "E-mail address") {
                    TextField("name@example.com", text: $viewModel.email)
                        #if os(iOS)
                        .keyboardType(.emailAddress)
                        .textContentType(.emailAddress)
                        .textInputAutocapitalization(.never)
                        #endif
                        .autocorrectionDisabled()
                        .submitLabel(.next)
                }
                field(.password, title: "Password") {
                    SecureField("At least 12 characters", text: $viewModel.password)
                        .textContentType(.newPassword)
                        .submitLabel(.next)
                }
                field(.confirmation, title: "Repeat password") {
                    SecureField("", text: $viewModel.confirmation)
                        .submitLabel(.done)
                }

                Toggle(isOn: $viewModel.acceptsTerms) {
                    Text("I accept the [terms of use](https://example.com/terms).")
                        .font(.footnote)
                }

                Button("Create account") { focus = nil }
                    .buttonStyle(WideButtonStyle())
                    .disabled(!viewModel.canSubmit)
                    .keyboardShortcut(.defaultAction)
            }
            .padding(24)
            .onSubmit(of: .text, advance)
        }
        .scrollDismissesKeyboard(.interactively)
        .onAppear { focus = .email }
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { focus = nil }
            }
        }
    }

    private func field<Content: View>(_ field: Field, title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) -> some View {
        LabeledField(title: title, content: content)
            .focused($focus, equals: field)
            .environment(\.fieldError, viewModel.errors[field])
    }

    private func advance() {
        guard let current = focus, let index = Field.allCases.firstIndex(of: current) else { return }
        let next = Field.allCases.index(after: index)
        focus = next < Field.allCases.endIndex ? Field.allCases[next] : nil
    }
}

private struct LabeledField<Content: View>: View {
    let title: LocalizedStringKey
    @ViewBuilder var content: () -> Content
    @Environment(\.fieldError) private var error

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title).font(.subheadline.weight(.medium))
            content()
                .textFieldStyle(.roundedBorder)
                .overlay {
                    if error != nil { RoundedRectangle(cornerRadius: 6).stroke(.red) }
                }
            if let message = error?.errorDescription {
                Label(message, systemImage: "exclamationmark.circle")
                    .font(.caption)
                    .foregroundStyle(.red)
                    .transition(.opacity)
            }
        }
        .animation(.default, value: error)
    }
}

struct WideButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .frame(maxWidth: .infinity)
            .padding()
            .foregroundColor(.white)
            .background(isEnabled ? Color.accentColor : Color.gray)
            .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}

struct SignUpForm_Previews: PreviewProvider {
    static var previews: some View {
        SignUpForm()
            .previewDisplayName("Empty")
        SignUpForm(viewModel: SignUpViewModel(email: "marta", password: "secret", confirmation: "secrets"))
            .previewDisplayName("With errors")
    }
}
