import Foundation
import RenderProtocol
import Testing
import UIKit

@testable import SwiftUI

/// A view that is drawn after others must look as one that is drawn alone.
@MainActor struct WidgetStageTests {
    private static func place(_ number: Int) -> WidgetSnapshot.Place {
        WidgetSnapshot.Place(
            size: CGSize(width: 158, height: 158), margins: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16), cornerRadius: 22,
            date: Date(timeIntervalSince1970: Double(number) * 60)
        ) { $0.redactionReasons = number == 4 ? .placeholder : [] }
    }

    /// Draws one view after the other, and each alone.
    private func compare<Content: View>(_ content: (Int) -> Content) throws {
        let stage = WidgetStage()
        for number in [0, 1, 2, 3, 4, 1, 0] {
            let view = AnyView(content(number))
            let (following, alone) = (
                stage.snapshot(of: view, in: Self.place(number)), WidgetStage().snapshot(of: view, in: Self.place(number))
            )
            #expect(try WidgetPictureText(following).text == WidgetPictureText(alone).text, "the one of number \(number)")
            #expect(following.elements == alone.elements)
            #expect(following.url == alone.url)
            #expect(following.links.map(\.url) == alone.links.map(\.url))
            #expect(following.links.map(\.frame) == alone.links.map(\.frame))
            #expect(following.liveTexts.count == alone.liveTexts.count)
            #expect(following.hasBackground == alone.hasBackground)
        }
    }

    @Test func textsAndNumbersOfViewsMayDiffer() throws {
        try compare { number in
            VStack(alignment: .leading) {
                Label("Ratings", systemImage: number == 2 ? "star.fill" : "crown.fill").font(.caption.bold()).foregroundStyle(.tint)
                ForEach(0..<number, id: \.self) { row in Text("Row \(row) of \(number)").lineLimit(1) }
                if number.isMultiple(of: 2) { Spacer(minLength: 0) } else { Text("odd").opacity(0.5) }
                Link(destination: URL(string: "app://\(number)")!) { Text("open") }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            .widgetAddress(number == 3 ? nil : URL(string: "app://all/\(number)"))
            .containerBackground(number == 1 ? Color.blue : .red, for: ContainerBackgroundPlacement("widget"))
        }
    }

    @Test func viewsMayBeOfOtherTypes() throws {
        try compare { number in
            switch number {
            case 0: AnyView(Text("none"))
            case 1: AnyView(Circle().fill(.red))
            default:
                AnyView(
                    HStack {
                        Text("\(number)"); Rectangle().fill(.blue)
                    })
            }
        }
    }

    private struct Counter: View {
        @State private var first: Int
        init(_ number: Int) { _first = State(initialValue: number) }
        var body: some View { Text("first \(first)") }
    }

    @Test func stateIsThatOfTheView() throws { try compare { Counter($0) } }

    @Test func nothingIsOnItsWayFromTheViewBefore() throws {
        try compare { number in
            VStack {
                Circle().trim(from: 0, to: CGFloat(number) / 4).stroke(.red, lineWidth: 4).animation(.linear(duration: 5), value: number)
                Text("\(number)").contentTransition(.numericText()).transaction { $0.animation = .linear(duration: 5) }
                if number != 1 { Color.blue.frame(width: CGFloat(number) * 10).transition(.opacity) }
            }
            .animation(.spring, value: number)
        }
    }

    @Test func textsThatGoOnByThemselvesGoByTheirOwnTime() throws {
        try compare { number in Text(Date(timeIntervalSince1970: 10_000 + Double(number)), style: .timer) }
        try compare { _ in
            VStack {
                Text(Date(timeIntervalSince1970: 10_000), style: .relative).accessibilityHint("left"); Text("same")
            }
        }
    }

    /// What two views have in common is drawn once.
    @Test func whatStaysTheSameIsNotDrawnAgain() throws {
        let stage = WidgetStage()
        let images = try (0..<2).map { number in
            let content = AnyView(
                VStack {
                    Text("the same"); Text("number \(number)")
                })
            return try WidgetPictureText(stage.snapshot(of: content, in: Self.place(number))).images
        }
        #expect(images[0].count == 2 && images[0].intersection(images[1]).count == 1)
    }

    private struct Pictures: View {
        let number: Int
        let data: Data

        var body: some View {
            Image(systemName: "crown.fill").font(.title)
            UIImage(data: data).map { Image(uiImage: $0).resizable().frame(width: 20, height: 20) }
            Text("number \(number)")
        }
    }

    /// Pictures are the same where they show the same, though they are made anew.
    @Test func picturesThatStayTheSameAreNotDrawnAgain() throws {
        let data = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
        }
        let stage = WidgetStage()
        let images = try (0..<2).map { number in
            try WidgetPictureText(stage.snapshot(of: AnyView(VStack { Pictures(number: number, data: data) }), in: Self.place(number)))
                .images
        }
        #expect(images[0].count == 3 && images[0].intersection(images[1]).count == 2)
    }
}

/// What a widget's layers are, without the names they happen to have.
@MainActor private struct WidgetPictureText {
    private(set) var text = ""
    private(set) var images: Set<ImageID> = []
    private var tree = RenderTree()

    init(_ snapshot: WidgetSnapshot) throws {
        for commit in snapshot.commits { try tree.apply(commit) }
        if let root = tree.root { add(root, indent: "") }
    }

    private mutating func add(_ id: LayerID, indent: String) {
        guard let layer = tree.layers[id] else { return }
        var inner: [(String, LayerID)] = []
        for key in layer.properties.keys.sorted(by: { "\($0)" < "\($1)" }) {
            switch layer.properties[key] {
            case .layers(let layers)?: inner += layers.map { ("\(key)", $0) }
            case .layer(let mask)?: inner.append(("\(key)", mask))
            case .image(let image)?:
                images.insert(image)
                text += "\(indent)\(key): \(tree.images[image].map { "\($0.width) × \($0.height), \($0.pixels.hashValue)" } ?? "none")\n"
            case let value?: text += "\(indent)\(key): \(value)\n"
            case nil: break
            }
        }
        text += "\(indent)\(layer.animations.count) animations\n"
        for (key, layer) in inner {
            text += "\(indent)\(key)\n"
            add(layer, indent: indent + "  ")
        }
    }
}
