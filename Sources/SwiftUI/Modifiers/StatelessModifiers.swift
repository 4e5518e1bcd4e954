// Modifiers that know nothing but what they were given: views they are applied to can be made anew without anybody noticing.

extension _PaddingLayout { static var keepsState: Bool { false } }
extension _FrameLayout { static var keepsState: Bool { false } }
extension _FlexFrameLayout { static var keepsState: Bool { false } }
extension _FixedSizeLayout { static var keepsState: Bool { false } }
extension _AspectRatioLayout { static var keepsState: Bool { false } }
extension _PositionLayout { static var keepsState: Bool { false } }
extension _OffsetEffect { static var keepsState: Bool { false } }
extension GuideModifier { static var keepsState: Bool { false } }
extension PriorityModifier { static var keepsState: Bool { false } }
extension ZIndexModifier { static var keepsState: Bool { false } }
extension LayeredModifier { static var keepsState: Bool { false } }
extension EffectModifier { static var keepsState: Bool { false } }
extension _ClipEffect { static var keepsState: Bool { false } }
extension ContentShapeModifier { static var keepsState: Bool { false } }
extension RowTraitModifier { static var keepsState: Bool { false } }
extension TagModifier { static var keepsState: Bool { false } }
extension AccessibilityModifier { static var keepsState: Bool { false } }
extension LifetimeModifier { static var keepsState: Bool { false } }
extension TaskModifier { static var keepsState: Bool { false } }
extension LayoutValueModifier { static var keepsState: Bool { false } }
extension GridCellModifier { static var keepsState: Bool { false } }
extension ContainerShapeModifier { static var keepsState: Bool { false } }
extension _PreferenceWritingModifier { static var keepsState: Bool { false } }
extension _PreferenceTransformModifier { static var keepsState: Bool { false } }
extension PreferenceReader { static var keepsState: Bool { false } }
extension WidgetPartModifier { static var keepsState: Bool { false } }
