import Foundation
import Testing
import UIKit

@testable import TipKit

extension TipKitTests {
    @MainActor @Suite struct TipViewTests {
        private func image(_ view: some View, _ scheme: ColorScheme = .light, name: String) throws -> UIImage {
            let renderer = ImageRenderer(content: view.environment(\.colorScheme, scheme))
            renderer.scale = 2
            let image = try #require(renderer.uiImage)
            // Pictures to look at.
            if let folder = ProcessInfo.processInfo.environment["QUINCE_PICTURES"] {
                try image.pngData()?.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
            }
            return image
        }

        @Test(arguments: [ColorScheme.light, .dark]) func aCardHasImageTextsAndActions(_ scheme: ColorScheme) throws {
            try TipStage()
            let plain = try image(
                TipView(PlainTip()).frame(width: 360).padding(15).background(Color(uiColor: .systemBackground)), scheme,
                name: "plain-\(scheme)")
            let actions = try image(
                TipView(ButtonTip(), arrowEdge: .bottom).frame(width: 360).padding(15).background(Color(uiColor: .systemBackground)),
                scheme, name: "actions-\(scheme)")
            #expect(plain.size.width == 390)
            #expect(actions.size.height > plain.size.height)
        }

        @Test func aTipThatIsNotEligibleTakesNoSpace() throws {
            try TipStage()
            let stack = VStack(spacing: 10) {
                Color.red.frame(width: 20, height: 20)
                TipView(MemberTip())
                TipView(nil as (any Tip)?)
                Color.red.frame(width: 20, height: 20)
            }
            #expect(try image(stack, name: "nothing").size.height == 50)
        }

        @Test func theCloseButtonInvalidatesTheTipAndRemovesTheView() async throws {
            try TipStage()
            let shown = TipWindow(VStack { TipView(PlainTip()) })
            await shown.settle()
            let view = try #require(shown.controller.view)
            #expect(TipWindow.labels(in: view).contains("Save as a Favorite"))
            #expect(TipWindow.activate("Close", in: view))
            await shown.settle()
            #expect(PlainTip().status == .invalidated(.tipClosed))
            #expect(!TipWindow.labels(in: view).contains("Save as a Favorite"))
        }

        @Test func actionsTellTheViewOfTheirTaps() async throws {
            try TipStage()
            var taps: [String] = []
            let shown = TipWindow(TipView(ButtonTip()) { taps.append($0.id) })
            await shown.settle()
            let view = try #require(shown.controller.view)
            #expect(TipWindow.activate("Show the Map", in: view))
            #expect(TipWindow.activate("Learn More", in: view))
            #expect(taps == ["map", "1"])
            #expect(ButtonTip().status == .available)
        }

        @Test func aTipAppearsWhenItsRulesAreMetAndCountsAsDisplayed() async throws {
            try TipStage([.displayFrequency(.daily)])
            struct Screen: View {
                @State var isPresented = false
                var body: some View {
                    VStack {
                        TipView(MemberTip(), isPresented: $isPresented)
                        Text(isPresented ? "presented" : "not presented")
                    }
                }
            }
            let shown = TipWindow(Screen())
            await shown.settle()
            let view = try #require(shown.controller.view)
            #expect(TipWindow.labels(in: view) == ["not presented"])
            MemberTip.isMember = true
            await shown.settle()
            #expect(TipWindow.labels(in: view).contains("Welcome"))
            #expect(TipWindow.labels(in: view).contains("presented"))
            #expect(OtherTip().status == .pending, "another tip has been displayed")
        }

        @Test func aStyleDrawsTheTip() throws {
            try TipStage()
            struct Headline: TipViewStyle {
                func makeBody(configuration: TipViewStyle.Configuration) -> some View {
                    VStack(alignment: .leading) {
                        Text("TIP").font(.system(.headline).smallCaps())
                        configuration.title?.font(.headline)
                        ForEach(configuration.actions) { Button(action: $0.handler, label: $0.label) }
                    }
                    .padding()
                }
            }
            let view = TipView(ButtonTip()).tipViewStyle(Headline()).tipBackground(.yellow).tipCornerRadius(2)
            let styled = try image(view, name: "styled")
            let usual = try image(TipView(ButtonTip()).tipImageSize(CGSize(width: 60, height: 60)).tipImageStyle(.red), name: "usual")
            #expect(styled.size.width < usual.size.width)
        }

        @Test func anArrowPointsAtItsAnchor() async throws {
            try TipStage()
            let screen = VStack {
                HStack {
                    Spacer()
                    Image(systemName: "star").tipAnchor("star")
                }
                TipView(PlainTip(), anchorID: "star")
            }
            let shown = TipWindow(screen.padding())
            await shown.settle()
            let frame = try #require(TipAnchors.shared.frame(of: "star"))
            #expect(frame.maxX == 374)
        }
    }
}
