import Testing
import UIKit

@testable import SwiftUI

@MainActor struct AsyncImageTests {
    private struct Refused: Error {}

    private var picture: Data {
        UIGraphicsImageRenderer(
            size: CGSize(width: 4, height: 2), format: UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
        )
        .pngData { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2)) }
    }

    @Test func whatWasLoadedIsAPictureOfItsScale() async throws {
        let url = try #require(URL(string: "https://example.org/a.png"))
        let data = picture
        let phase = await AsyncImageLoading.load(url, 2) { asked in
            #expect(asked == url)
            return data
        }
        let image = try #require(phase.image)
        #expect(Hosted(image).size(nil, nil) == CGSize(width: 2, height: 1))
        #expect(phase.error == nil)
    }

    @Test func whatCannotBeLoadedIsTold() async throws {
        let url = try #require(URL(string: "https://example.org/a.png"))
        let phase = await AsyncImageLoading.load(url, 1) { _ in throw Refused() }
        #expect(phase.error is Refused)
        #expect(phase.image == nil)
    }

    @Test func whatIsNoPictureIsTold() async throws {
        let url = try #require(URL(string: "https://example.org/a.png"))
        let phase = await AsyncImageLoading.load(url, 1) { _ in Data("no picture".utf8) }
        #expect((phase.error as? URLError)?.code == .cannotDecodeContentData)
    }

    @Test func aGreyGroundFillsTheRoomMeanwhile() {
        let hosted = Hosted(AsyncImage(url: nil).frame(width: 80, height: 50))
        #expect(hosted.frames.map(\.size) == [CGSize(width: 80, height: 50)])
    }

    /// As Xcode completes the switch over the phases.
    private struct Phases: View {
        final class Count { var value = 0 }

        let url: URL
        let evaluations: Count

        var body: some View {
            VStack {
                AsyncImage(url: url) { phase in
                    let _ = evaluations.value += 1
                    switch phase {
                    case .empty: ProgressView()
                    case .success(let image): image
                    case .failure: Text("failed")
                    @unknown default: EmptyView()
                    }
                }
            }
        }
    }

    // The limit is for a picture that never comes: beside other tests on the main actor a few turns may take minutes.
    @Test(.timeLimit(.minutes(15))) func contentThatMayBeNothingIsLoadedOnce() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        try picture.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let evaluations = Phases.Count()
        let shown = Windowed(Phases(url: file, evaluations: evaluations))
        // A loading that starts anew with each phase never comes to its picture.
        while evaluations.value < 100,
            shown.controller.view.layer.sublayers?.contains(where: { $0.bounds.size == CGSize(width: 4, height: 2) }) != true
        {
            await Task.yield()
            shown.update()
        }
        #expect(evaluations.value < 100)
    }
}
