/// The requirements for generated passwords of a field: see Apple's “Password Rules”.
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
