import PhotosUI
import SwiftUI

/// The photo editor.
struct EditScreen: View {
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Bindable var model: EditModel
    @State private var choice: PhotosPickerItem?
    @State private var isComparing = false

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Photo")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { if model.hasPhoto { toolbar } }
        }
        .task(id: choice) { await open() }
        .alert(model.notice?.title ?? "", isPresented: hasNotice, presenting: model.notice) { _ in
            Button("OK") {}
        } message: {
            Text($0.message)
        }
    }

    @ViewBuilder private var content: some View {
        if let original = model.original, let edited = model.edited {
            layout {
                ComparisonView(before: original, after: edited, isComparing: isComparing)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .padding()
                EditPanel(model: model)
                    .frame(maxWidth: verticalSizeClass == .compact ? 340 : .infinity)
            }
            .background(Color(.systemGroupedBackground))
        } else {
            EmptyTable(choice: $choice) { Task { await model.openSample() } }
        }
    }

    /// The photo above its panel, or before it where there is little height.
    private var layout: AnyLayout {
        verticalSizeClass == .compact ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            PhotosPicker(selection: $choice, matching: .images) { Label("Choose Another Photo", systemImage: "photo.on.rectangle") }
                .accessibilityIdentifier("choose")
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
            Toggle("Compare", systemImage: "square.split.2x1", isOn: $isComparing.animation())
                .accessibilityIdentifier("compare")
            shareMenu
        }
    }

    private var shareMenu: some View {
        Menu("More", systemImage: "ellipsis.circle") {
            Button("Save to Photos", systemImage: "square.and.arrow.down") { Task { await model.save() } }
            if let edited = model.edited {
                let image = Image(uiImage: edited)
                ShareLink(item: image, preview: SharePreview("Edited Photo", image: image))
            }
            Button("Undo All Edits", systemImage: "arrow.uturn.backward", role: .destructive) { model.edit = PhotoEdit() }
                .disabled(model.edit.isEmpty)
        }
        .accessibilityIdentifier("more")
    }

    private var hasNotice: Binding<Bool> {
        Binding(get: { model.notice != nil }, set: { if !$0 { model.notice = nil } })
    }

    private func open() async {
        guard let choice else { return }
        do {
            if let data = try await choice.loadTransferable(type: Data.self) { await model.open(data) }
        } catch { model.notice = .failure(error.localizedDescription) }
        self.choice = nil
    }
}

#Preview {
    @Previewable @State var model = EditModel()
    EditScreen(model: model).task { await model.openSample() }
}

#Preview("Empty") {
    EditScreen(model: EditModel())
}
