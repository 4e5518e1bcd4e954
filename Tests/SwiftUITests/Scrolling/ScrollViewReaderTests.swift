import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ScrollViewReaderTests {
    private final class Proxies { var last: ScrollViewProxy? }

    private func scroll<Content: View>(_ hosted: Hosted<Content>) -> UIScrollView? {
        hosted.view.subviews.compactMap { $0 as? UIScrollView }.first
    }

    /// A chat's messages and its field below them.
    @Test func severalViewsInAReaderAreTheStacks() throws {
        let proxies = Proxies()
        let hosted = Hosted(
            VStack(spacing: 0) {
                ScrollViewReader { proxy in
                    let _ = proxies.last = proxy
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<50, id: \.self) { _ in Color.red.frame(height: 40) } }
                    }
                    Color.blue.frame(height: 50)
                }
            }, width: 300, height: 600)
        let view = try #require(scroll(hosted))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 550))
        #expect(hosted.frames.contains(CGRect(x: 0, y: 550, width: 300, height: 50)))
        proxies.last?.scrollTo(49, anchor: .bottom)
        hosted.update()
        #expect(view.contentOffset.y == CGFloat(50 * 40 - 550))
    }

    @Test func aViewIsFoundByTheIdentityItWasGiven() throws {
        let proxies = Proxies()
        let hosted = Hosted(
            ScrollViewReader { proxy in
                let _ = proxies.last = proxy
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Color.red.frame(height: 40).id("row \($0)").padding(5) } }
                }
            }, width: 300, height: 600)
        let view = try #require(scroll(hosted))
        proxies.last?.scrollTo("row 20", anchor: .top)
        hosted.update()
        #expect(view.contentOffset.y == CGFloat(20 * 50 + 5))
        proxies.last?.scrollTo("row 49", anchor: .top)
        hosted.update()
        #expect(view.contentOffset.y == CGFloat(50 * 50 - 600))
    }

    @Test func withoutAnAnchorItScrollsAsLittleAsNeeded() throws {
        let proxies = Proxies()
        let hosted = Hosted(
            ScrollViewReader { proxy in
                let _ = proxies.last = proxy
                ScrollView { VStack(spacing: 0) { ForEach(0..<50, id: \.self) { _ in Color.red.frame(height: 50) } } }
            }, width: 300, height: 600)
        let view = try #require(scroll(hosted))
        proxies.last?.scrollTo(5)
        hosted.update()
        #expect(view.contentOffset.y == 0)
        proxies.last?.scrollTo(20)
        hosted.update()
        #expect(view.contentOffset.y == CGFloat(21 * 50 - 600))
        proxies.last?.scrollTo(2)
        hosted.update()
        #expect(view.contentOffset.y == 100)
    }

    @Test func whatALazyStackHasNotMadeIsFound() throws {
        let proxies = Proxies()
        let evaluations = Evaluations()
        let hosted = Hosted(
            ScrollViewReader { proxy in
                let _ = proxies.last = proxy
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<5000, id: \.self) { number in
                            let _ = evaluations.note("row")
                            Color.red.frame(height: number < 100 ? 50 : 70)
                        }
                    }
                }
            }, width: 300, height: 600)
        let view = try #require(scroll(hosted))
        evaluations.forget()
        proxies.last?.scrollTo(4000, anchor: .center)
        for _ in 0..<6 { hosted.update() }
        let row = try #require(hosted.view.host.root.frame(of: AnyHashable(4000)))
        #expect(abs(row.midY - view.contentOffset.y - 300) < 1 || abs(row.midY - 300) < 1)
        #expect(evaluations.names.count < 200)
    }

    @Test func aRowAddedTogetherWithTheCallIsFound() throws {
        let hosted = Hosted(Chat(), width: 300, height: 600)
        Chat.send?()
        hosted.update()
        hosted.update()
        #expect(scroll(hosted)?.contentOffset.y == CGFloat(31 * 50 - 600))
    }

    private struct Chat: View {
        static var send: (() -> Void)?
        @State private var count = 30
        var body: some View {
            ScrollViewReader { proxy in
                let _ =
                    Self.send = {
                        count += 1
                        proxy.scrollTo(count - 1, anchor: .bottom)
                    }
                ScrollView { VStack(spacing: 0) { ForEach(Array(0..<count), id: \.self) { _ in Color.red.frame(height: 50) } } }
            }
        }
    }
}
