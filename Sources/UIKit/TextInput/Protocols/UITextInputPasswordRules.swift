/// What passwords for a field look like, for those who make some up: see Apple's “Password Rules”.
///
/// Source: Apple's “UITextInputPasswordRules”. Quince makes up no passwords; managers of passwords that an app brings read the rules.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject, @preconcurrency NSCopying {
    public let passwordRulesDescriptor: String

    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { UITextInputPasswordRules(descriptor: passwordRulesDescriptor) }
}
