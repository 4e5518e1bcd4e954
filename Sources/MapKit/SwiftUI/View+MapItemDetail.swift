import SwiftUI

extension View {
    /// Presents the place card of an item where it is not nil, which it becomes at the end.
    ///
    /// The card has what the item knows: its name, address, telephone number and web page, and a map.
    ///
    /// Source: Apple's documentation of `mapItemDetailSheet(item:displaysMap:)`.
    nonisolated public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View {
        let isPresented = Binding {
            item.wrappedValue != nil
        } set: {
            if !$0 { item.wrappedValue = nil }
        }
        return modifier(MapItemDetailModifier(isPresented: isPresented, item: { item.wrappedValue }, displaysMap: displaysMap))
    }

    /// Presents the place card of an item while `isPresented` is true.
    ///
    /// Source: Apple's documentation of `mapItemDetailSheet(isPresented:item:displaysMap:)`.
    nonisolated public func mapItemDetailSheet(isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true) -> some View {
        modifier(MapItemDetailModifier(isPresented: isPresented, item: { item }, displaysMap: displaysMap))
    }

    /// Presents the place card of an item in a popover, which compact widths show as a sheet.
    ///
    /// Source: Apple's documentation of `mapItemDetailPopover(item:displaysMap:attachmentAnchor:)`.
    nonisolated public func mapItemDetailPopover(
        item: Binding<MKMapItem?>, displaysMap: Bool = true, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
    ) -> some View {
        let isPresented = Binding {
            item.wrappedValue != nil
        } set: {
            if !$0 { item.wrappedValue = nil }
        }
        return popover(isPresented: isPresented, attachmentAnchor: attachmentAnchor) {
            MapItemDetail(item: item.wrappedValue, displaysMap: displaysMap)
        }
    }

    /// Presents the place card of an item in a popover while `isPresented` is true.
    ///
    /// Source: Apple's documentation of `mapItemDetailPopover(isPresented:item:displaysMap:attachmentAnchor:)`.
    nonisolated public func mapItemDetailPopover(
        isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
    ) -> some View {
        popover(isPresented: isPresented, attachmentAnchor: attachmentAnchor) { MapItemDetail(item: item, displaysMap: displaysMap) }
    }
}

private struct MapItemDetailModifier: ViewModifier {
    @Binding var isPresented: Bool
    let item: () -> MKMapItem?
    let displaysMap: Bool
    /// The item while the sheet leaves, when the binding has none any more.
    @State private var last: MKMapItem?

    func body(content: Content) -> some View {
        content.sheet(isPresented: $isPresented) { MapItemDetail(item: item() ?? last, displaysMap: displaysMap) }
            .onChange(of: isPresented, initial: true) { if isPresented { last = item() } }
    }
}

/// The place card of a map item.
struct MapItemDetail: View {
    let item: MKMapItem?
    let displaysMap: Bool

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text(item?.name ?? "").font(.title2.bold())
                if let item, displaysMap, CLLocationCoordinate2DIsValid(item.placemark.coordinate) { map(of: item) }
                ForEach(item.map(Self.rows) ?? [], id: \.title) { row in
                    VStack(alignment: .leading, spacing: 2) {
                        Text(row.title).font(.footnote).foregroundStyle(.secondary)
                        if let link = row.link { Link(row.text, destination: link) } else { Text(row.text) }
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading).padding(16)
        }
        .presentationDetents([.medium, .large])
    }

    private func map(of item: MKMapItem) -> some View {
        let coordinate = item.placemark.coordinate
        let region = MKCoordinateRegion(center: coordinate, latitudinalMeters: 1_000, longitudinalMeters: 1_000)
        return Map(initialPosition: .region(region), interactionModes: []) { Marker(item.name ?? "", coordinate: coordinate) }
            .frame(height: 160).clipShape(RoundedRectangle(cornerRadius: 12))
    }

    struct Row {
        let title, text: String
        let link: URL?
    }

    /// The lines under the name.
    static func rows(of item: MKMapItem) -> [Row] {
        let phone = item.phoneNumber.map { number in
            Row(title: "Phone", text: number, link: URL(string: "tel:" + number.filter { $0.isNumber || $0 == "+" }))
        }
        let page = item.url.map { Row(title: "Website", text: $0.host ?? $0.absoluteString, link: $0) }
        let address = item.addressRepresentations?.fullAddress(includingRegion: true, singleLine: false)
        return [phone, page, address.map { Row(title: "Address", text: $0, link: nil) }].compactMap { $0 }
    }
}
