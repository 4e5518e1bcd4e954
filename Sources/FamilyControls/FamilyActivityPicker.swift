import ManagedSettings
import QuinceFoundation
import SwiftUI

/// Has the user select apps, categories and sites. Without Screen Time the list is empty, as in Apple's Simulator.
///
/// Source: Apple's documentation of `FamilyActivityPicker`.
public struct FamilyActivityPicker: View {
    private let header: String?
    private let footer: String?
    @Binding private var selection: FamilyActivitySelection

    nonisolated public init(selection: Binding<FamilyActivitySelection>) {
        self.init(headerText: nil, footerText: nil, selection: selection)
    }
    nonisolated public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>) {
        (header, footer, _selection) = (headerText, footerText, selection)
    }

    public var body: some View {
        VStack(spacing: 12) {
            if let header { Text(header).font(.footnote).foregroundColor(.secondary) }
            Spacer()
            Image(systemName: "hourglass").font(.largeTitle).foregroundColor(.secondary)
            Text(systemText("No Results")).font(.headline)
            Spacer()
            if let footer { Text(footer).font(.footnote).foregroundColor(.secondary) }
        }
        .padding()
    }
}

/// The picker with the buttons of its sheet. The selection stays as it is, because there is nothing to select.
private struct FamilyActivitySheet: View {
    @Binding var isPresented: Bool
    let header: String?
    let footer: String?
    @Binding var selection: FamilyActivitySelection

    var body: some View {
        NavigationStack {
            FamilyActivityPicker(headerText: header, footerText: footer, selection: $selection)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button(systemText("Cancel")) { isPresented = false } }
                    ToolbarItem(placement: .confirmationAction) { Button(systemText("Done")) { isPresented = false } }
                }
        }
    }
}

extension View {
    /// Presents the picker of apps, categories and sites.
    nonisolated public func familyActivityPicker(isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>) -> some View {
        familyActivityPicker(headerText: nil, footerText: nil, isPresented: isPresented, selection: selection)
    }

    nonisolated public func familyActivityPicker(
        headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
    ) -> some View {
        sheet(isPresented: isPresented) {
            FamilyActivitySheet(isPresented: isPresented, header: headerText, footer: footerText, selection: selection)
        }
    }
}
