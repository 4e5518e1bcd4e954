import SwiftUI

/// The tools below the photo: looks, sliders and the histogram.
struct EditPanel: View {
    enum Tool: String, CaseIterable, Identifiable {
        case filters, adjust, levels

        var id: Self { self }
        var title: String { rawValue.capitalized }
    }

    @Bindable var model: EditModel
    @State private var tool = Tool.filters

    var body: some View {
        VStack(spacing: 12) {
            Picker("Tool", selection: $tool) {
                ForEach(Tool.allCases) { Text($0.title).tag($0) }
            }
            .pickerStyle(.segmented)
            .padding(.horizontal)
            tools
                .frame(maxWidth: .infinity)
                .frame(height: 196)
        }
        .padding(.vertical, 12)
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 24))
        .padding([.horizontal, .bottom])
    }

    @ViewBuilder private var tools: some View {
        switch tool {
        case .filters: FilterStrip(selection: $model.edit.filter, thumbnails: model.thumbnails)
        case .adjust: AdjustmentList(edit: $model.edit)
        case .levels: HistogramChart(histogram: model.histogram).padding(.horizontal)
        }
    }
}
