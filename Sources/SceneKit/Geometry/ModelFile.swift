import UIKit
import simd

/// A model in Wavefront's format (.obj), with the colours and pictures of its materials (.mtl).
/// Source: Wavefront's "Advanced Visualizer Manual", appendix B1.
struct ModelFile {
    private var positions: [SIMD3<Float>] = []
    private var normals: [SIMD3<Float>] = []
    private var coordinates: [SIMD2<Float>] = []
    private var materials: [String: SCNMaterial] = [:]
    private var mesh = Mesh()
    private var used: [SCNMaterial] = []
    private var name: String?
    private var known: [SIMD3<Int>: UInt32] = [:]
    private let folder: URL

    /// A node for each object of the file.
    private(set) var nodes: [SCNNode] = []

    /// - Throws: `CocoaError(.fileReadCorruptFile)` with the line that cannot be read, and what `Data(contentsOf:)` throws.
    init(url: URL) throws {
        folder = url.deletingLastPathComponent()
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
            guard let first = words.first, !first.hasPrefix("#") else { continue }
            guard read(first, words.dropFirst().map(String.init)) else {
                throw CocoaError(
                    .fileReadCorruptFile,
                    userInfo: [
                        NSURLErrorKey: url,
                        NSLocalizedDescriptionKey: "\(url.lastPathComponent):\(number + 1): cannot be read: \(line.prefix(80))",
                    ])
            }
        }
        endObject()
    }

    /// Whether a line is understood; statements of curves and groups are left out.
    private mutating func read(_ key: Substring, _ words: [String]) -> Bool {
        switch key {
        case "v": return numbers(words, 3).map { positions.append(SIMD3($0[0], $0[1], $0[2])) } != nil
        case "vn": return numbers(words, 3).map { normals.append(SIMD3($0[0], $0[1], $0[2])) } != nil
        case "vt":
            return numbers(words, 1).map { coordinates.append(SIMD2($0[0], 1 - ($0.count > 1 ? $0[1] : 0))) } != nil
        case "f": return readFace(words)
        case "o":
            endObject()
            name = words.joined(separator: " ")
        case "usemtl":
            mesh.parts.append(Mesh.Part())
            used.append(materials[words.joined(separator: " ")] ?? SCNMaterial())
        case "mtllib": readMaterials(folder.appendingPathComponent(words.joined(separator: " ")))
        default: break
        }
        return true
    }

    private func numbers(_ words: [String], _ least: Int) -> [Float]? {
        let values = words.compactMap { Float($0) }
        return values.count == words.count && values.count >= least && values.allSatisfy(\.isFinite) ? values : nil
    }

    /// The place that a number of the file means, which counts from 1, or from the end where it is negative.
    private func place(_ text: Substring, _ count: Int) -> Int? {
        guard let number = Int(text) else { return nil }
        let place = number > 0 ? number - 1 : number < 0 ? count + number : -1
        return place >= 0 && place < count ? place : nil
    }

    private mutating func readFace(_ words: [String]) -> Bool {
        var corners: [UInt32] = []
        for word in words {
            let parts = word.split(separator: "/", omittingEmptySubsequences: false)
            guard let position = place(parts[0], positions.count) else { return false }
            let coordinate = parts.count > 1 && !parts[1].isEmpty ? place(parts[1], coordinates.count) : -1
            let normal = parts.count > 2 && !parts[2].isEmpty ? place(parts[2], normals.count) : -1
            guard let coordinate, let normal else { return false }
            corners.append(vertex(position, coordinate, normal))
        }
        guard corners.count >= 3 else { return false }
        if mesh.parts.isEmpty {
            mesh.parts.append(Mesh.Part())
            used.append(SCNMaterial())
        }
        for index in 1..<corners.count - 1 { mesh.parts[mesh.parts.count - 1].indices += [corners[0], corners[index], corners[index + 1]] }
        return true
    }

    private mutating func vertex(_ position: Int, _ coordinate: Int, _ normal: Int) -> UInt32 {
        let key = SIMD3(position, coordinate, normal)
        if let number = known[key] { return number }
        let number = mesh.add(
            positions[position], normal < 0 ? SIMD3() : normals[normal], coordinate < 0 ? SIMD2() : coordinates[coordinate])
        known[key] = number
        return number
    }

    private mutating func endObject() {
        if mesh.parts.contains(where: { !$0.indices.isEmpty }) {
            let node = SCNNode(geometry: SCNGeometry(mesh: mesh, materials: used))
            node.name = name
            nodes.append(node)
        }
        let material = used.last
        (mesh, used, known) = (Mesh(), [], [:])
        // A material stays in use until another is named.
        guard let material else { return }
        mesh.parts.append(Mesh.Part())
        used.append(material)
    }

    private mutating func readMaterials(_ url: URL) {
        guard let data = try? Data(contentsOf: url) else {
            SceneNotice.report("SceneKit: could not load the materials \(url.lastPathComponent)")
            return
        }
        var material = SCNMaterial()
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" }).map(String.init)
            guard let key = words.first else { continue }
            let rest = Array(words.dropFirst())
            if key == "newmtl" {
                material = SCNMaterial()
                material.name = rest.joined(separator: " ")
                materials[rest.joined(separator: " ")] = material
            } else {
                set(key, rest, of: material)
            }
        }
    }

    private func set(_ key: String, _ words: [String], of material: SCNMaterial) {
        let values = words.compactMap { Double($0) }
        func color() -> UIColor? {
            values.count >= 3 ? UIColor(red: CGFloat(values[0]), green: CGFloat(values[1]), blue: CGFloat(values[2]), alpha: 1) : nil
        }
        switch key {
        case "Kd": if let color = color() { material.diffuse.contents = color }
        case "Ks": if let color = color() { material.specular.contents = color }
        case "Ke": if let color = color() { material.emission.contents = color }
        case "Ns": if let value = values.first { material.shininess = CGFloat(value / 128) }
        case "d": if let value = values.first { material.transparency = CGFloat(value) }
        case "map_Kd": if let file = words.last { material.diffuse.contents = folder.appendingPathComponent(file) }
        default: break
        }
    }
}
