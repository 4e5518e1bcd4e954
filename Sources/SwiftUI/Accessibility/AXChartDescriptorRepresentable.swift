/// Something that describes a chart for assistive technologies.
///
/// Source: Apple's documentation of `AXChartDescriptorRepresentable`.
public protocol AXChartDescriptorRepresentable {
    /// Makes the descriptor, once.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Updates the descriptor, whenever the value that represents it is another.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Does nothing: by default a descriptor stays as it was made.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Describes the chart in the view. Its elements carry the descriptor; there is no audio graph.
    ///
    /// Source: Apple's documentation of `accessibilityChartDescriptor(_:)`.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        accessibilityContent { content, _ in
            let descriptor = content.chartDescriptor ?? representable.makeChartDescriptor()
            representable.updateChartDescriptor(descriptor)
            content.chartDescriptor = descriptor
        }
    }
}
