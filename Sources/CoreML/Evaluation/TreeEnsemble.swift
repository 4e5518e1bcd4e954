import CoreMLModel
import QuinceFoundation

/// Sums over decision trees.
///
/// Source: Core ML's published format, `TreeEnsembleParameters`.
struct TreeEnsemble {
    private struct Key: Hashable {
        var tree: UInt64
        var node: UInt64
    }

    private let parameters: TreeParameters
    /// The indices of each node's children; those of leaves are not used.
    private let children: [(whenTrue: Int, whenFalse: Int)]
    private let roots: [Int]
    private let dimensions: Int
    /// The least number of inputs that the trees compare.
    let inputCount: Int

    /// - Throws: `MLModelError.io` for nodes that are no trees.
    init(_ parameters: TreeParameters, isClassifier: Bool) throws {
        self.parameters = parameters
        dimensions = max(1, parameters.dimensions)
        let nodes = parameters.nodes
        let branches = nodes.filter { $0.behavior != .leaf }
        guard branches.allSatisfy({ $0.feature < 1 << 22 }) else { throw Self.damaged("compare an input out of range") }
        inputCount = (branches.map(\.feature).max() ?? -1) + 1
        guard [0, dimensions].contains(parameters.baseValues.count) else { throw Self.damaged("have base values of other dimensions") }
        let leafDimensions = nodes.lazy.filter { $0.behavior == .leaf }.flatMap(\.values).map(\.dimension)
        guard leafDimensions.allSatisfy({ [dimensions] in $0 < dimensions }) else { throw Self.damaged("have leaves of other dimensions") }
        var places: [Key: Int] = [:]
        for (index, node) in nodes.enumerated() {
            guard places.updateValue(index, forKey: Key(tree: node.tree, node: node.identifier)) == nil else {
                throw Self.damaged("have two nodes of one identifier")
            }
        }
        (children, roots) = try Self.links(nodes) { places[Key(tree: $0, node: $1)] }
        if isClassifier { try checkLabels() }
    }

    private static func damaged(_ problem: String) -> MLModelError { MLModelError(.io, "The trees of the model \(problem).") }

    /// The children of the nodes, and the nodes that are none. A node is the child of one other at most, so no walk from a root comes back.
    private static func links(
        _ nodes: [TreeParameters.Node], place: (UInt64, UInt64) -> Int?
    ) throws -> ([(whenTrue: Int, whenFalse: Int)], [Int]) {
        var hasParent = [Bool](repeating: false, count: nodes.count)
        var children: [(whenTrue: Int, whenFalse: Int)] = []
        children.reserveCapacity(nodes.count)
        for node in nodes {
            guard node.behavior != .leaf else {
                children.append((0, 0))
                continue
            }
            guard let first = place(node.tree, node.trueChild), let second = place(node.tree, node.falseChild) else {
                throw damaged("have a branch to a node that is missing")
            }
            guard !hasParent[first], !hasParent[second], first != second else { throw damaged("have a node with two parents") }
            (hasParent[first], hasParent[second]) = (true, true)
            children.append((first, second))
        }
        let roots = nodes.indices.filter { !hasParent[$0] }
        let trees = Set(nodes.map(\.tree))
        guard roots.count == trees.count, Set(roots.map { nodes[$0].tree }) == trees else { throw damaged("have no root, or several") }
        guard count(from: roots, nodes, children) == nodes.count else { throw damaged("have nodes that no root leads to") }
        return (children, roots)
    }

    /// The number of nodes that roots lead to.
    private static func count(
        from roots: [Int], _ nodes: [TreeParameters.Node], _ children: [(whenTrue: Int, whenFalse: Int)]
    ) -> Int {
        var (pending, count) = (roots, 0)
        while let next = pending.popLast() {
            count += 1
            if nodes[next].behavior != .leaf { pending += [children[next].whenTrue, children[next].whenFalse] }
        }
        return count
    }

    private func checkLabels() throws {
        let classes = parameters.labels?.count ?? 0
        let made = parameters.transform == .softMaxWithZeroReference ? dimensions + 1 : dimensions
        guard made == classes || made == 1 && classes == 2 else { throw Self.damaged("have \(made) dimensions for \(classes) classes") }
    }

    /// The outputs of a regressor: the sums, or a function of them.
    func values(of inputs: [Double]) throws -> [Double] { transformed(try sums(inputs)) }

    /// The probability of each class.
    func probabilities(of inputs: [Double]) throws -> [Double] {
        let values = transformed(try sums(inputs))
        return values.count == 1 && parameters.labels?.count == 2 ? [1 - values[0], values[0]] : values
    }

    private func sums(_ inputs: [Double]) throws -> [Double] {
        guard inputs.count >= inputCount else {
            throw MLModelError(.featureType, "The trees of the model compare \(inputCount) numbers, and get \(inputs.count).")
        }
        var sums = parameters.baseValues.isEmpty ? [Double](repeating: 0, count: dimensions) : parameters.baseValues
        for root in roots {
            var place = root
            while parameters.nodes[place].behavior != .leaf {
                place = Self.isTrue(parameters.nodes[place], inputs) ? children[place].whenTrue : children[place].whenFalse
            }
            for leaf in parameters.nodes[place].values { sums[leaf.dimension] += leaf.value }
        }
        return sums
    }

    private static func isTrue(_ node: TreeParameters.Node, _ inputs: [Double]) -> Bool {
        let value = inputs[node.feature]
        guard !value.isNaN else { return node.missingIsTrue }
        return switch node.behavior {
        case .lessOrEqual: value <= node.threshold
        case .less: value < node.threshold
        case .greaterOrEqual: value >= node.threshold
        case .greater: value > node.threshold
        case .equal: value == node.threshold
        case .notEqual: value != node.threshold
        case .leaf: false
        }
    }

    private func transformed(_ sums: [Double]) -> [Double] {
        switch parameters.transform {
        case .none: sums
        case .softMax: FeatureNumbers.softMax(sums)
        case .logistic: sums.map(FeatureNumbers.logistic)
        case .softMaxWithZeroReference: FeatureNumbers.softMax([0] + sums)
        }
    }
}
