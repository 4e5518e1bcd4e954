import QuinceFoundation
import UIKit

/// The sheet in which people sign in with the device's simulated account: the name, which can be changed, and the address, which can be hidden.
final class AppleAccountSheet: UITableViewController, UIAdaptivePresentationControllerDelegate {
    /// Called with the credential, or with nil when people canceled.
    var ended: ((ASAuthorizationAppleIDCredential?) -> Void)?
    private let request: ASAuthorizationAppleIDRequest
    private let isFirst = !AppleAccount.hasSignedIn
    private var hidesEmail = false
    private let nameField = UITextField()

    private enum Row { case name, share, hide }

    init(_ request: ASAuthorizationAppleIDRequest) {
        self.request = request
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    /// What people are asked: only what the app wants to know, and only the first time.
    private var sections: [[Row]] {
        guard isFirst else { return [] }
        let scopes = request.requestedScopes ?? []
        return [scopes.contains(.fullName) ? [.name] : [], scopes.contains(.email) ? [.share, .hide] : []].filter { !$0.isEmpty }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = systemText("Sign in with Apple")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.end(nil) })
        nameField.text = PersonNameComponentsFormatter().string(from: AppleAccount.name)
        nameField.clearButtonMode = .whileEditing
        tableView.tableHeaderView = header
        tableView.tableFooterView = footer
    }

    private var header: UIView {
        let label = UILabel(frame: CGRect(x: 20, y: 8, width: 0, height: 44))
        label.autoresizingMask = .flexibleWidth
        label.numberOfLines = 2
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textColor = .secondaryLabel
        label.text = String(format: systemText("Do you want to sign in to “%@” with your Apple Account?"), Bundle.main.displayName)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 56))
        view.addSubview(label)
        return view
    }

    private var footer: UIView {
        var configuration = UIButton.Configuration.filled()
        configuration.title = systemText("Continue")
        configuration.cornerStyle = .large
        configuration.baseBackgroundColor = .label
        configuration.baseForegroundColor = .systemBackground
        let button = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.signIn() })
        button.frame = CGRect(x: 20, y: 12, width: 0, height: 50)
        button.autoresizingMask = .flexibleWidth
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 74))
        view.addSubview(button)
        return view
    }

    private func signIn() {
        let scopes = request.requestedScopes ?? []
        var name: PersonNameComponents?
        if isFirst, scopes.contains(.fullName) { name = PersonNameComponentsFormatter().personNameComponents(from: nameField.text ?? "") }
        let email = isFirst && scopes.contains(.email) ? (hidesEmail ? AppleAccount.privateEmail : AppleAccount.email) : nil
        AppleAccount.hasSignedIn = true
        end(ASAuthorizationAppleIDCredential(request, name: name, email: email))
    }

    private func end(_ credential: ASAuthorizationAppleIDCredential?) {
        let ended = self.ended
        self.ended = nil
        ended?(credential)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { end(nil) }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].first == .name ? systemText("Name") : systemText("Email")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        switch sections[indexPath.section][indexPath.row] {
        case .name:
            cell.selectionStyle = .none
            nameField.frame = cell.contentView.bounds.insetBy(dx: 20, dy: 0)
            nameField.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            cell.contentView.addSubview(nameField)
        case .share:
            cell.textLabel?.text = systemText("Share My Email")
            cell.detailTextLabel?.text = AppleAccount.email
            cell.accessoryType = hidesEmail ? .none : .checkmark
        case .hide:
            cell.textLabel?.text = systemText("Hide My Email")
            cell.accessoryType = hidesEmail ? .checkmark : .none
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let row = sections[indexPath.section][indexPath.row]
        guard row != .name else { return }
        hidesEmail = row == .hide
        tableView.reloadSections(IndexSet(integer: indexPath.section), with: .none)
    }
}
