import Compositor
import Foundation
import PageEncoding
import RenderProtocol
import WidgetArchive

@testable import Simulator

/// Layer trees: their forms, and what the host draws and tells pages of them.
extension FuzzTarget {
    static let rendering = [binaryCommits, textCommits, archives]

    private static let binaryCommits = FuzzTarget(
        name: "commits-binary", maximumLength: 8192, timeout: 20, memoryLimit: 2048,
        seeds: { RenderingSeeds.commits.map { [UInt8]($0.binaryData()) } },
        accepts: { bytes in
            guard let commit = try? Commit(binaryData: Data(bytes)) else { return false }
            return show([commit])
        })

    /// Commits in their text form, a line `===` between two, one after the other applied to one tree.
    private static let textCommits = FuzzTarget(
        name: "commits-text", maximumLength: 4096, timeout: 20, memoryLimit: 2048,
        words: LayerKey.allCases.map { "\($0) " } + LayerKey.allCases.flatMap { $0.keywords ?? [] }
            + [
                "layer 2", "mask 3", "root 1", "image 1 2x2 base64 \"", "animate 1 \"a\" ", "remove layer 2", "unanimate 1 \"a\"",
                " spring from ",
                " keyframes ", " from ", " to ", " values (", " times (", "curves (", " mass 1 stiffness 200 damping 12 velocity ",
                " begin ",
                " duration ", " speed ", " repeat ", "autoreverses", " fill both", "stays", "additive", "cumulative", "crossfade 1", "1e9",
                "-1e9",
                "1e308", "-1e308", "5e-324", "identity", "affine(1 0 0 1 0 0)", "matrix(", "rgba(1 0 0 0.5)", "#ff0000", "M 0 0 L 9 9 Z",
                "as number ",
                "none", "empty", "inf", "nan",
            ],
        seeds: { RenderingSeeds.commits.map { [UInt8]($0.text()) } + RenderingSeeds.texts.map { [UInt8]($0) } },
        accepts: { bytes in
            guard let commits = try? bytes.text.components(separatedBy: "===\n").map({ try Commit(text: $0) }) else { return false }
            return show(commits)
        })

    /// What the host does with the commits of a process: the tree, both binary forms, the page's messages, a picture.
    private static func show(_ commits: [Commit]) -> Bool {
        var tree = RenderTree()
        var page = PageEncoder(scale: 3)
        var isWhole = true
        for commit in commits {
            guard succeeds({ try tree.apply(commit) }) else {
                isWhole = false
                continue
            }
            _ = page.encode(commit, tree: tree)
        }
        let time = tree.time
        let compositor = Compositor(scale: 1)
        for moment in [time, time + 0.1, time + 1e6] {
            _ = compositor.render(tree, at: moment, size: CGSize(width: 24, height: 32))
            _ = tree.hasRunningAnimations(at: moment)
        }
        _ = page.snapshot(tree, at: time + 0.1)
        let whole = tree.snapshotCommit()
        guard let again = try? Commit(binaryData: whole.binaryData()) else { fatalError("a tree's own commit cannot be read") }
        _ = again
        return isWhole
    }

    private static let archives = FuzzTarget(
        name: "widget-archives", maximumLength: 8192, timeout: 20, memoryLimit: 2048,
        seeds: { RenderingSeeds.archives.map { [UInt8]($0.binaryData()) } },
        accepts: { bytes in
            guard let archive = try? WidgetArchive(binaryData: Data(bytes)) else { return false }
            if archive.size.width * archive.size.height * archive.scale * archive.scale < 65_536.0 {
                _ = try? WidgetPicture(archive).png(entry: 0, appearance: .dark)
            }
            _ = archive.entryIndex(at: Date(timeIntervalSince1970: 1_704_793_260))
            guard let again = try? WidgetArchive(binaryData: archive.binaryData()) else { fatalError("an archive cannot be read again") }
            _ = again
            return true
        })
}
