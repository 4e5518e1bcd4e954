import Foundation

/// The page that shows a run's pictures: one file, with the pictures beside it.
enum PreviewReport {
    static let fileName = "index.html"

    static func write(_ manifest: PreviewManifest, in folder: URL) throws {
        let cards = manifest.pictures.map { card($0) }.joined(separator: "\n")
        let failures = manifest.pictures.count { $0.failure != nil }
        let summary = count(manifest.pictures.count) + (failures > 0 ? ", \(failures) without a picture" : "")
        try write(title: "\(manifest.appName): previews", summary: summary, filters: filters(manifest.pictures), cards: cards, in: folder)
    }

    static func count(_ number: Int) -> String { number == 1 ? "1 preview" : "\(number) previews" }

    /// Writes a page of cards.
    static func write(title: String, summary: String, filters: String, cards: String, in folder: URL) throws {
        let text = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(escaped(title))</title>
            <style>\(PreviewReportAssets.style)</style>
            </head>
            <body>
            <header>
            <h1>\(escaped(title))</h1>
            <p class="summary" role="status" aria-live="polite" data-all="\(escaped(summary))">\(escaped(summary))</p>
            <div class="tools">
            <input type="search" placeholder="Search names and files" aria-label="Search previews" autofocus>
            \(filters)
            <label class="zoom">Size <input type="range" min="120" max="900" value="280" aria-label="Size of the pictures"></label>
            </div>
            </header>
            <main>
            \(cards)
            <p class="nothing" hidden>No preview matches.</p>
            </main>
            <script>\(PreviewReportAssets.script)</script>
            </body>
            </html>

            """
        try withFileErrors("\(folder.path) cannot be written") {
            try Data(text.utf8).write(to: folder.appendingPathComponent(fileName), options: .atomic)
        }
    }

    /// A choice among the surroundings there are, where there are several.
    static func filters(_ pictures: [PreviewPicture]) -> String {
        var labels: [String] = []
        for picture in pictures where !labels.contains(label(picture)) { labels.append(label(picture)) }
        guard labels.count > 1 else { return "" }
        let options = labels.map { "<option>\(escaped($0))</option>" }.joined()
        return "<select aria-label=\"Surroundings\"><option value=\"\">All surroundings</option>\(options)</select>"
    }

    static func label(_ picture: PreviewPicture) -> String {
        var unusual = picture.variant
        unusual.device = PreviewVariant().device
        return ([picture.variant.device] + unusual.parts()).joined(separator: " · ")
    }

    private static func card(_ picture: PreviewPicture) -> String {
        let content: String
        if let failure = picture.failure {
            content = "<pre class=\"failure\" role=\"alert\">\(escaped(failure))</pre>"
        } else {
            let label = "\(picture.entry.name), \(label(picture))"
            content = """
                <a href="\(escaped(link(picture.file)))"><img loading="lazy" src="\(escaped(link(picture.file)))" alt="\(escaped(label))" \
                width="\(number(picture.width))" height="\(number(picture.height))" style="max-width: min(var(--size), \(number(picture.width))px)"></a>
                """
        }
        return """
            <article\(attributes(picture))>
            <div class="picture">\(content)</div>
            \(caption(picture))
            </article>
            """
    }

    static func attributes(_ picture: PreviewPicture) -> String {
        " data-text=\"\(escaped("\(picture.entry.name) \(picture.entry.file) \(picture.entry.id)".lowercased()))\""
            + " data-label=\"\(escaped(label(picture)))\""
    }

    static func caption(_ picture: PreviewPicture) -> String {
        let place = "\(picture.entry.file):\(picture.entry.line)"
        return """
            <h2>\(escaped(picture.entry.name))</h2>
            <p>\(escaped(label(picture)))</p>
            <p class="place"><button type="button" data-copy="\(escaped(place))" title="Copy the place">\(escaped(place))</button></p>
            """
    }

    static func number(_ value: Double) -> String { String(format: "%g", value) }

    static func link(_ file: String) -> String { file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file }

    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}

/// The style sheet and script of the pages.
enum PreviewReportAssets {
    static let style = """
        :root { color-scheme: light dark; --ground: light-dark(#f2f2f7, #101012); --card: light-dark(#fff, #1c1c1e); --text: light-dark(#1d1d1f, #f2f2f4);
        --quiet: light-dark(#63656b, #a0a2a8); --line: light-dark(#0000001a, #ffffff1f); --accent: light-dark(#0a6cff, #64a8ff); --bad: light-dark(#c4162d, #ff7a7a);
        --good: light-dark(#1c7c34, #5fd882); --size: 280px; font: 15px/1.45 system-ui, -apple-system, "Inter", "Segoe UI", sans-serif; }
        * { box-sizing: border-box; } [hidden] { display: none !important; }
        body { margin: 0; background: var(--ground); color: var(--text); }
        header { position: sticky; top: 0; z-index: 1; padding: 18px 28px 14px; background: color-mix(in srgb, var(--ground) 86%, transparent);
        backdrop-filter: blur(18px) saturate(1.6); border-bottom: 1px solid var(--line); }
        h1 { margin: 0; font-size: 24px; letter-spacing: -0.02em; } .summary { margin: 2px 0 12px; color: var(--quiet); }
        .tools { display: flex; flex-wrap: wrap; gap: 10px; align-items: center; }
        input[type=search], select { font: inherit; color: inherit; padding: 7px 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
        input[type=search] { flex: 1 1 240px; max-width: 420px; } input[type=range] { accent-color: var(--accent); vertical-align: middle; }
        .zoom { margin-left: auto; color: var(--quiet); }
        main { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 24px; padding: 26px 28px 60px; }
        article { background: var(--card); border: 1px solid var(--line); border-radius: 18px; padding: 16px; box-shadow: 0 1px 2px #0000000f, 0 8px 24px #0000000d; }
        .picture { display: grid; place-items: center; min-width: 180px; min-height: 60px; margin-bottom: 12px; }
        .picture a { display: block; border-radius: 10px; line-height: 0; }
        img { display: block; width: auto; height: auto; max-width: var(--size); max-height: calc(var(--size) * 2); border-radius: 10px; outline: 1px solid var(--line); }
        h2 { margin: 0; font-size: 16px; } article p { margin: 1px 0; color: var(--quiet); font-size: 13px; max-width: calc(max(var(--size), 200px) * 3); }
        .place button { all: unset; cursor: pointer; font: 12px/1.6 ui-monospace, "SF Mono", Menlo, monospace; color: var(--accent); overflow-wrap: anywhere; }
        .place button:hover { text-decoration: underline; } :focus-visible { outline: 2px solid var(--accent) !important; outline-offset: 2px; border-radius: 4px; }
        .failure { max-width: 480px; margin: 0; padding: 12px; white-space: pre-wrap; overflow-wrap: anywhere; color: var(--bad); font-size: 12px;
        background: color-mix(in srgb, var(--bad) 9%, transparent); border-radius: 10px; }
        .pair { display: flex; gap: 14px; flex-wrap: wrap; } figure { margin: 0; } figcaption { font-size: 12px; color: var(--quiet); margin-bottom: 5px; }
        .badge { display: inline-block; padding: 1px 9px; border-radius: 20px; font-size: 12px; font-weight: 600; color: var(--bad); background: color-mix(in srgb, var(--bad) 12%, transparent); }
        .badge.new { color: var(--good); background: color-mix(in srgb, var(--good) 13%, transparent); }
        .nothing { color: var(--quiet); }
        @media (prefers-reduced-motion: no-preference) { img { transition: max-width .15s, max-height .15s; } }
        """

    static let script = """
        const all = [...document.querySelectorAll('article')], summary = document.querySelector('.summary');
        const search = document.querySelector('[type=search]'), select = document.querySelector('select');
        function filter() {
          const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
          let shown = 0;
          for (const card of all) {
            const fits = words.every((word) => card.dataset.text.includes(word)) && (!select?.value || card.dataset.label === select.value);
            card.hidden = !fits;
            if (fits) shown += 1;
          }
          summary.textContent = shown === all.length ? summary.dataset.all : `${shown} of ${all.length}`;
          document.querySelector('.nothing').hidden = shown > 0;
        }
        search.addEventListener('input', filter);
        select?.addEventListener('change', filter);
        document.querySelector('[type=range]').addEventListener('input', ({ target }) => document.documentElement.style.setProperty('--size', `${target.value}px`));
        document.addEventListener('click', async ({ target }) => {
          const text = target.dataset?.copy;
          if (!text) return;
          try { await navigator.clipboard.writeText(text); target.textContent = 'Copied'; } catch { getSelection().selectAllChildren(target); return; }
          setTimeout(() => { target.textContent = text; }, 900);
        });
        """
}
