import UIKit

/// The list of an `MCBrowserViewController`: who was invited, and who is near by.
final class PeerListController: UITableViewController {
    enum State { case found, connecting, connected, declined }

    var onSelect: ((MCPeerID) -> Void)?
    var mostInvitees = kMCSessionMaximumNumberOfPeers - 1 {
        didSet { if isViewLoaded, mostInvitees != oldValue { tableView.reloadData() } }
    }
    private var peers: [(peer: MCPeerID, state: State)] = []

    init() {
        super.init(style: .insetGrouped)
        title = "Nearby"
    }

    required init?(coder: NSCoder) { fatalError("made by MCBrowserViewController") }

    private var invitees: [(peer: MCPeerID, state: State)] { peers.filter { $0.state == .connecting || $0.state == .connected } }
    private var others: [(peer: MCPeerID, state: State)] { peers.filter { $0.state == .found || $0.state == .declined } }
    var inviteeCount: Int { invitees.count }

    func state(of peer: MCPeerID) -> State? { peers.first { $0.peer == peer }?.state }

    func add(_ peer: MCPeerID) { if state(of: peer) == nil { set(peer, .found) } }

    func set(_ peer: MCPeerID, _ state: State) {
        if let index = peers.firstIndex(where: { $0.peer == peer }) { peers[index].state = state } else { peers.append((peer, state)) }
        if isViewLoaded { tableView.reloadData() }
    }

    /// A peer does not advertise itself any more; who is in the session stays.
    func remove(_ peer: MCPeerID) {
        peers.removeAll { $0.peer == peer && $0.state != .connected && $0.state != .connecting }
        if isViewLoaded { tableView.reloadData() }
    }

    // MARK: The table

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? invitees.count : max(1, others.count)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? (invitees.isEmpty ? nil : "Invitees") : "Nearby Devices"
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard section == 1 else { return nil }
        return mostInvitees == 1 ? "Choose one invitee." : "Choose up to \(mostInvitees) invitees."
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "peer") ?? UITableViewCell(style: .value1, reuseIdentifier: "peer")
        let rows = indexPath.section == 0 ? invitees : others
        cell.accessoryView = nil
        guard indexPath.row < rows.count else { return searching(cell) }
        cell.textLabel?.text = rows[indexPath.row].peer.displayName
        cell.textLabel?.textColor = .label
        cell.selectionStyle = indexPath.section == 0 ? .none : .default
        switch rows[indexPath.row].state {
        case .found: cell.detailTextLabel?.text = nil
        case .connecting: cell.detailTextLabel?.text = "Connecting…"
        case .connected: cell.detailTextLabel?.text = "Connected"
        case .declined: cell.detailTextLabel?.text = "Declined"
        }
        return cell
    }

    /// The row that stands where nobody is near by.
    private func searching(_ cell: UITableViewCell) -> UITableViewCell {
        cell.textLabel?.text = "Searching…"
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
        guard indexPath.section == 1, indexPath.row < others.count else { return }
        onSelect?(others[indexPath.row].peer)
    }
}
