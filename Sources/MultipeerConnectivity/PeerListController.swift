import UIKit

/// The list of an `MCBrowserViewController`: who was invited, and who is near by.
final class PeerListController: UITableViewController {
    enum State { case found, connecting, connected, declined }

    var onSelect: ((MCPeerID) -> Void)?
    var mostInvitees = kMCSessionMaximumNumberOfPeers - 1 {
        didSet { if isViewLoaded, mostInvitees != oldValue { tableView.reloadData() } }
    }
    private var peers: [(peer: MCPeerID, state: State)] = []
    /// Peers of the list that do not advertise themselves any more: once the session is over, they are not near by either.
    private var gone: Set<MCPeerID> = []

    init() {
        super.init(style: .insetGrouped)
        title = systemText("Nearby")
    }

    required init?(coder: NSCoder) { fatalError("made by MCBrowserViewController") }

    private var invitees: [(peer: MCPeerID, state: State)] { peers.filter { $0.state == .connecting || $0.state == .connected } }
    private var others: [(peer: MCPeerID, state: State)] { peers.filter { $0.state == .found || $0.state == .declined } }
    var inviteeCount: Int { invitees.count }

    func state(of peer: MCPeerID) -> State? { peers.first { $0.peer == peer }?.state }

    func add(_ peer: MCPeerID) {
        gone.remove(peer)
        if state(of: peer) == nil { set(peer, .found) }
    }

    func set(_ peer: MCPeerID, _ state: State) {
        if gone.contains(peer), state == .found || state == .declined { return drop(peer) }
        if let index = peers.firstIndex(where: { $0.peer == peer }) { peers[index].state = state } else { peers.append((peer, state)) }
        if isViewLoaded { tableView.reloadData() }
    }

    /// A peer does not advertise itself any more; who is in the session stays for as long.
    func remove(_ peer: MCPeerID) {
        if isInvited(peer) { gone.insert(peer) } else { drop(peer) }
    }

    private func isInvited(_ peer: MCPeerID) -> Bool { invitees.contains { $0.peer == peer } }

    private func drop(_ peer: MCPeerID) {
        gone.remove(peer)
        peers.removeAll { $0.peer == peer }
        if isViewLoaded { tableView.reloadData() }
    }

    // MARK: The table

    /// Returns whether a section lists the invited peers. It is the first one, and absent while nobody has been invited.
    private func isOfInvitees(_ section: Int) -> Bool { section == 0 && !invitees.isEmpty }

    override func numberOfSections(in tableView: UITableView) -> Int { invitees.isEmpty ? 1 : 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        isOfInvitees(section) ? invitees.count : max(1, others.count)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        isOfInvitees(section) ? systemText("Invitees") : systemText("Nearby Devices")
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard !isOfInvitees(section) else { return nil }
        return mostInvitees == 1 ? systemText("Choose one invitee.") : systemText("Choose up to \(String(mostInvitees)) invitees.")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "peer") ?? UITableViewCell(style: .value1, reuseIdentifier: "peer")
        let rows = isOfInvitees(indexPath.section) ? invitees : others
        cell.accessoryView = nil
        guard indexPath.row < rows.count else { return searching(cell) }
        cell.textLabel?.text = rows[indexPath.row].peer.displayName
        cell.textLabel?.textColor = .label
        cell.selectionStyle = isOfInvitees(indexPath.section) ? .none : .default
        switch rows[indexPath.row].state {
        case .found: cell.detailTextLabel?.text = nil
        case .connecting: cell.detailTextLabel?.text = systemText("Connecting…")
        case .connected: cell.detailTextLabel?.text = systemText("Connected")
        case .declined: cell.detailTextLabel?.text = systemText("Declined")
        }
        return cell
    }

    /// The row that stands where nobody is near by.
    private func searching(_ cell: UITableViewCell) -> UITableViewCell {
        cell.textLabel?.text = systemText("Searching…")
        cell.textLabel?.textColor = .secondaryLabel
        cell.detailTextLabel?.text = nil
        cell.selectionStyle = .none
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        cell.accessoryView = indicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard !isOfInvitees(indexPath.section), indexPath.row < others.count else { return }
        onSelect?(others[indexPath.row].peer)
    }
}
