import CoreGraphics
import DeviceProtocol
import HomeScreenModel
import RenderProtocol
import Testing

@testable import QuinceHomeScreen
@testable import UIKit

/// Where things are on the home screens of different devices. With `QUINCE_PICTURES` each is drawn, too.
@Suite(.serialized) @MainActor struct HomeScreenPlacesTests {
    private static func widget(_ id: Int, _ size: ItemSize, app: String = "test.a") -> HomeItem {
        .widget(PlacedWidget(id: id, app: app, bundle: app + ".w", kind: "board", size: size))
    }

    private static let stack = HomeItem.stack(
        WidgetStack(
            id: 9, widgets: [7, 8].map { PlacedWidget(id: $0, app: "test.c", bundle: "test.c.w", kind: "board", size: .small) })!)

    private func layout(for description: DeviceDescription) -> HomeLayout {
        let second = description.idiom == .pad ? Self.widget(6, .extraLarge, app: "test.d") : Self.widget(3, .large)
        return HomeLayout(
            dock: [.app("test.c")],
            pages: [
                [
                    Self.widget(1, .small), Self.stack, Self.widget(2, .medium, app: "test.b"), .app("test.a"), .app("test.b"),
                    .app("test.d"),
                ],
                [second],
            ], today: [Self.widget(4, .small), Self.widget(5, .small, app: "test.b"), Self.widget(10, .medium, app: "test.d")])
    }

    private func device(_ description: DeviceDescription, _ state: DeviceState = DeviceState()) throws -> HomeDevice {
        let device = HomeDevice(description, state: state, layout: layout(for: description))
        device.tell(.installed(SampleWidgets.apps), .widgetKinds([SampleWidgets.kind(intent: SampleWidgets.intent)]))
        let colors = [(0.12, 0.42, 0.86), (0.86, 0.34, 0.2), (0.2, 0.6, 0.4), (0.5, 0.3, 0.75)]
        try device.giveContents { widget in
            guard widget.id != 1 else { return nil }
            let (red, green, blue) = colors[widget.id % 4]
            return SampleWidgets.archive(
                widget, on: description, colors: [RenderColor(red: red, green: green, blue: blue, alpha: 1)], url: nil,
                text: .date(SampleWidgets.start, .time))
        }
        return device
    }

    /// The places of a page's pictures with their names, on the screen.
    private func frames(_ device: HomeDevice, _ area: HomeLayout.Area) throws -> [CGRect] {
        try device.home.layout[area].map { item in
            let view = try #require(device.home.itemView(of: item))
            return view.convert(CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height + 20), to: nil)
        }
    }

    private func check(_ frames: [CGRect], in screen: CGRect, isListed: Bool = false) {
        for (index, frame) in frames.enumerated() {
            #expect(isListed || screen.contains(frame), "\(frame) in \(screen)")
            for other in frames[(index + 1)...] { #expect(!frame.intersects(other), "\(frame) and \(other)") }
        }
    }

    @Test(arguments: SampleDevices.all) func nothingOverlaps(_ description: DeviceDescription) throws {
        for appearance in Appearance.allCases {
            let device = try device(description, DeviceState(appearance: appearance))
            defer { device.end() }
            let name = "\(description.identifier)-\(appearance.rawValue)"
            check(try frames(device, .page(0)), in: device.home.view.bounds)
            device.picture(name + "-1")
            device.home.pager.contentOffset.x = device.home.offset(ofColumn: 2)
            check(try frames(device, .page(1)), in: device.home.view.bounds)
            device.picture(name + "-2")
            device.home.pager.contentOffset.x = device.home.offset(ofColumn: 0)
            check(try frames(device, .today), in: device.home.view.bounds, isListed: true)
            device.picture(name + "-today")
            device.home.pager.contentOffset.x = device.home.offset(ofColumn: 1)
            device.home.editor.begin()
            device.picture(name + "-edit")
            #expect(device.view("home.add").map { $0.frame.maxX < device.home.view.bounds.midX && !$0.isHidden } == true)
        }
    }

    @Test func fromRightToLeftEverythingIsMirrored() throws {
        let device = try device(SampleDevices.phone, DeviceState(languages: ["ar"]))
        defer { device.end() }
        let frames = try frames(device, .page(0)), screen = device.home.view.bounds
        check(frames, in: screen)
        #expect(frames[0].minX > screen.midX && frames[1].maxX < screen.midX)
        device.picture("right-to-left")
        // The Today view lies to the right.
        #expect(device.home.offset(ofColumn: 0) > device.home.offset(ofColumn: 1))
        let page = device.home.currentColumn
        device.home.editor.begin()
        #expect(device.home.currentColumn == page)
        #expect(device.view("home.add").map { $0.frame.minX > screen.midX } == true)
        device.picture("right-to-left-edit")
    }

    @Test func anIPadTurns() throws {
        let device = try device(SampleDevices.pad, DeviceState(orientation: .landscapeLeft))
        defer { device.end() }
        #expect(device.home.view.bounds.size == CGSize(width: 1180, height: 820))
        check(try frames(device, .page(0)), in: device.home.view.bounds)
        device.home.pager.contentOffset.x = device.home.offset(ofColumn: 2)
        check(try frames(device, .page(1)), in: device.home.view.bounds)
        device.picture("pad-landscape")
    }

    @Test func theLargestTextHasRoom() throws {
        let device = try device(SampleDevices.small, DeviceState(contentSize: .accessibilityExtraExtraExtraLarge))
        defer { device.end() }
        check(try frames(device, .page(0)), in: device.home.view.bounds)
        device.picture("largest-text")
        device.home.editor.begin()
        device.home.showGallery()
        device.picture("largest-text-gallery")
    }
}
