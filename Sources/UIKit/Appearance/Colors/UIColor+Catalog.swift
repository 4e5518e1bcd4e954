import BundleFormat

extension UIColor {
    /// The colour set `name` of the main bundle's asset catalogues; nil where there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The colour set `name` of the bundle's asset catalogues (nil: main bundle), for given traits (nil: stays dynamic).
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let variants = AssetCatalog.of(bundle ?? .main).contents.colors[name], !variants.isEmpty else { return nil }
        let light = UIColor.catalogColor(variants, .light), dark = UIColor.catalogColor(variants, .dark)
        let pick = { (traits: UITraitCollection) in traits.userInterfaceStyle == .dark ? dark : light }
        if let traitCollection {
            self.init(storage: pick(traitCollection).resolvedColor(with: traitCollection).storage)
        } else {
            self.init(storage: .dynamic(name: "\(bundle?.bundlePath ?? "")#\(name)", provider: pick))
        }
    }

    private static func catalogColor(_ variants: [CompiledAssetCatalog.ColorVariant], _ appearance: CompiledAssetCatalog.Appearance)
        -> UIColor
    {
        let variant = variants.first { $0.appearance == appearance } ?? variants.first { $0.appearance == nil } ?? variants[0]
        if let name = variant.systemName { return systemColor(named: name) ?? .clear }
        let parts = variant.components.map { CGFloat($0) }
        guard parts.count == 4 else { return .clear }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
