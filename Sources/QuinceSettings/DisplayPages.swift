import DeviceProtocol
import SwiftUI

struct DisplayPage: View {
    @ObservedObject var model: SettingsModel

    private var appearance: Appearance { model.settings.state.appearance }

    var body: some View {
        List {
            Section(systemText("Appearance")) {
                HStack(alignment: .top) {
                    Spacer()
                    AppearanceChoice(name: systemText("Light"), appearance: .light, isChosen: appearance == .light) {
                        model.send(.setAppearance(.light))
                    }
                    Spacer()
                    AppearanceChoice(name: systemText("Dark"), appearance: .dark, isChosen: appearance == .dark) {
                        model.send(.setAppearance(.dark))
                    }
                    Spacer()
                }
                .padding(.vertical, 10)
            }
            Section { PageLink(title: systemText("Text Size"), page: .textSize) }
        }
        .navigationTitle(systemText("Display & Brightness"))
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// A small phone in an appearance, with its name and a mark.
struct AppearanceChoice: View {
    let name: String
    let appearance: Appearance
    let isChosen: Bool
    let choose: () -> Void

    private var ground: Color { appearance == .dark ? Color(white: 0.11) : Color(white: 0.95) }
    private var rows: Color { appearance == .dark ? Color(white: 0.25) : .white }

    var body: some View {
        Button(action: choose) {
            VStack(spacing: 10) {
                VStack(spacing: 5) {
                    Text("9:41").font(.system(size: 13, weight: .semibold)).foregroundColor(appearance == .dark ? .white : .black)
                    ForEach(0..<4, id: \.self) { _ in RoundedRectangle(cornerRadius: 4).fill(rows).frame(height: 16) }
                    Spacer(minLength: 0)
                }
                .padding(8)
                .frame(width: 62, height: 122)
                .background(RoundedRectangle(cornerRadius: 11, style: .continuous).fill(ground))
                .overlay(RoundedRectangle(cornerRadius: 11, style: .continuous).stroke(Color(white: 0.5).opacity(0.4), lineWidth: 1))
                Text(name).font(.body).foregroundColor(.primary)
                Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
                    .font(.system(size: 22))
                    .foregroundColor(isChosen ? .accentColor : .secondary)
            }
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("appearance." + appearance.rawValue)
    }
}

struct TextSizePage: View {
    @ObservedObject var model: SettingsModel

    private static let sizes = ContentSize.allCases

    private var index: Int { Self.sizes.firstIndex(of: model.settings.state.contentSize) ?? 3 }

    var body: some View {
        List {
            Section {
                Text(systemText("Apps that support Dynamic Type will adjust to your preferred reading size below."))
            }
            Section {
                HStack {
                    Text("A").font(.system(size: 14))
                    Slider(
                        value: Binding(
                            get: { Double(index) },
                            set: { new in
                                let size = Self.sizes[min(max(Int(new.rounded()), 0), Self.sizes.count - 1)]
                                if size != model.settings.state.contentSize { model.send(.setContentSize(size)) }
                            }), in: 0...Double(Self.sizes.count - 1), step: 1
                    )
                    .accessibilityIdentifier("text-size")
                    Text("A").font(.system(size: 24))
                }
            }
        }
        .navigationTitle(systemText("Text Size"))
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct DeveloperPage: View {
    @ObservedObject var model: SettingsModel

    var body: some View {
        List {
            Section {
                Toggle(
                    systemText("Slow Animations"),
                    isOn: model.binding({ $0.state.animationDrag > 1 }, { .setSlowAnimations($0) })
                )
                .accessibilityIdentifier("slow-animations")
            } footer: {
                Text(systemText("Animations take ten times as long."))
            }
            Section {
                Toggle(
                    systemText("Limit Widget Updates"),
                    isOn: model.binding({ $0.limitsWidgets }, { .setWidgetBudget($0) })
                )
                .accessibilityIdentifier("widget-budget")
            } footer: {
                Text(
                    systemText(
                        "As on a phone that people use, a widget has 40 to 70 timelines a day. Without the limit it may ask for as many as it likes."
                    ))
            }
        }
        .navigationTitle(systemText("Developer"))
        .navigationBarTitleDisplayMode(.inline)
    }
}
