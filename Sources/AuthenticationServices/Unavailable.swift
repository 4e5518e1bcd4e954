// Passkeys, security keys, single sign-on and AutoFill of other apps: declared, so that the compiler names what an app would miss.

import QuinceFoundation
import UIKit

@available(*, unavailable, message: "not yet in Quince: passkeys")
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passkeys")
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passkeys")
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passkeys")
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passkeys")
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passkeys")
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passkeys")
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passkeys")
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passkeys")
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passkeys")
open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passkeys")
open class ASAuthorizationPublicKeyCredentialParameters: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passkeys")
open class ASAuthorizationWebBrowserPublicKeyCredentialManager: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passkeys")
open class ASPasskeyCredential: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passkeys")
open class ASPasskeyCredentialIdentity: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passkeys")
open class ASPasskeyAssertionCredential: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passkeys")
open class ASPasskeyRegistrationCredential: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passkeys")
open class ASPasskeyCredentialRequest: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passkeys")
open class ASAuthorizationAccountCreationProvider: NSObject {}

@available(*, unavailable, message: "not yet in Quince: single sign-on")
open class ASAuthorizationSingleSignOnProvider: NSObject {}

@available(*, unavailable, message: "not yet in Quince: single sign-on")
open class ASAuthorizationSingleSignOnCredential: NSObject {}

@available(*, unavailable, message: "not yet in Quince: single sign-on")
open class ASAuthorizationSingleSignOnRequest: NSObject {}

@available(*, unavailable, message: "not yet in Quince: single sign-on")
open class ASAuthorizationProviderExtensionAuthorizationRequest: NSObject {}

@available(*, unavailable, message: "not yet in Quince: AutoFill of other apps")
open class ASCredentialServiceIdentifier: NSObject {}

@available(*, unavailable, message: "not yet in Quince: AutoFill of other apps")
open class ASCredentialIdentityStore: NSObject {}

@available(*, unavailable, message: "not yet in Quince: AutoFill of other apps")
open class ASCredentialIdentityStoreState: NSObject {}

@available(*, unavailable, message: "not yet in Quince: AutoFill of other apps")
open class ASPasswordCredentialIdentity: NSObject {}

@available(*, unavailable, message: "not yet in Quince: AutoFill of other apps")
open class ASCredentialProviderExtensionContext: NSObject {}

@available(*, unavailable, message: "not yet in Quince: AutoFill of other apps")
open class ASOneTimeCodeCredential: NSObject {}

@available(*, unavailable, message: "not yet in Quince: AutoFill of other apps")
open class ASOneTimeCodeCredentialIdentity: NSObject {}

@available(*, unavailable, message: "not yet in Quince: AutoFill of other apps")
open class ASSettingsHelper: NSObject {}

@available(*, unavailable, message: "not yet in Quince: AutoFill of other apps")
open class ASAccountAuthenticationModificationController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: AutoFill of other apps")
open class ASAccountAuthenticationModificationViewController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: AutoFill of other apps")
open class ASWebAuthenticationSessionRequest: NSObject {}

@available(*, unavailable, message: "not yet in Quince: AutoFill of other apps")
open class ASWebAuthenticationSessionWebBrowserSessionManager: NSObject {}

@available(*, unavailable, message: "not yet in Quince: AutoFill of other apps")
@preconcurrency @MainActor open class ASCredentialProviderViewController: UIViewController {}
