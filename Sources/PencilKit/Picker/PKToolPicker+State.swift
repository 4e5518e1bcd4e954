import UIKit

/// The part of a tool picker that the app's defaults keep.
private struct PickerState: Codable {
    struct Tool: Codable {
        /// Red, green, blue and alpha.
        let color: [CGFloat]
        let width: CGFloat
    }

    let selected: String
    /// By the identifiers of the items.
    let tools: [String: Tool]
}

extension PKToolPicker {
    private var stateKey: String? { stateAutosaveName.map { "PKToolPicker state " + $0 } }

    func saveState() {
        guard let stateKey else { return }
        var tools: [String: PickerState.Tool] = [:]
        for item in toolItems.compactMap({ $0 as? PKToolPickerInkingItem }) {
            let color = item.inkingTool.color.components
            tools[item.identifier] = PickerState.Tool(
                color: [color.red, color.green, color.blue, color.alpha], width: item.inkingTool.width)
        }
        let state = PickerState(selected: selectedToolItemIdentifier, tools: tools)
        UserDefaults.standard.set(try? JSONEncoder().encode(state), forKey: stateKey)
    }

    /// Takes what was kept for the items that the picker has.
    func restoreState() {
        guard let stateKey, let data = UserDefaults.standard.data(forKey: stateKey),
            let state = try? JSONDecoder().decode(PickerState.self, from: data)
        else { return }
        for item in toolItems.compactMap({ $0 as? PKToolPickerInkingItem }) {
            guard let tool = state.tools[item.identifier], tool.color.count == 4, tool.width.isFinite else { continue }
            let color = UIColor(red: tool.color[0], green: tool.color[1], blue: tool.color[2], alpha: tool.color[3])
            item.inkingTool = PKInkingTool(item.inkingTool.inkType, color: color, width: tool.width, azimuth: item.inkingTool.azimuth)
        }
        selectedToolItemIdentifier = state.selected
    }
}
