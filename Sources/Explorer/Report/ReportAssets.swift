/// The style sheet and script of the page.
enum ReportAssets {
    static let style = """
        :root { color-scheme: light dark; --ground: light-dark(#f4f4f8, #0e0e11); --card: light-dark(#fff, #1b1b1f); --text: light-dark(#1c1c1f, #f3f3f5);
        --quiet: light-dark(#63656d, #a1a3ab); --line: light-dark(#0000001a, #ffffff21); --accent: light-dark(#0060df, #78b2ff);
        --error: light-dark(#c2142b, #ff7f88); --warning: light-dark(#9a5b00, #ffb54d); --note: light-dark(#3f6db3, #9dbdf2); --good: light-dark(#1a7a34, #64da8a);
        font: 15px/1.5 system-ui, -apple-system, "Inter", "Segoe UI", sans-serif; }
        * { box-sizing: border-box; } [hidden] { display: none !important; }
        body { margin: 0; background: var(--ground); color: var(--text); }
        header { display: flex; flex-wrap: wrap; gap: 20px 48px; align-items: end; padding: 36px 40px 26px; }
        h1 { margin: 0; font-size: 34px; line-height: 1.15; letter-spacing: -0.025em; } .name p { margin: 4px 0 0; color: var(--quiet); }
        .figures { display: flex; flex-wrap: wrap; gap: 10px 30px; margin: 0; } .figures div { display: flex; flex-direction: column-reverse; }
        .figures dt { color: var(--quiet); font-size: 13px; } .figures dd { margin: 0; font-size: 25px; font-weight: 650; letter-spacing: -0.02em; line-height: 1.2;
        font-variant-numeric: tabular-nums; }
        .figures .error dd { color: var(--error); } .figures .warning dd { color: var(--warning); } .figures .good dd { color: var(--good); }
        h2 { margin: 0; font-size: 20px; letter-spacing: -0.015em; } section { padding: 14px 40px 20px; }
        .hint { margin: 2px 0 12px; color: var(--quiet); font-size: 13px; }
        .canvas { overflow: auto; max-height: 1260px; border: 1px solid var(--line); border-radius: 20px; background: var(--card);
        background-image: radial-gradient(var(--line) 1px, transparent 1px); background-size: 22px 22px; }
        .sheet { position: relative; } svg { position: absolute; inset: 0; }
        svg path { fill: none; stroke: var(--quiet); stroke-width: 1.6; opacity: 0.42; marker-end: url(#tip); } svg marker path { fill: var(--quiet); stroke: none; opacity: 1; }
        svg path.back { opacity: 0; stroke-dasharray: 4 4; } .sheet.active svg > path { opacity: 0.07; } .sheet.active svg > path.lit { opacity: 1; stroke: var(--accent);
        stroke-width: 2.2; } .sheet.active .card:not(.lit) { opacity: 0.4; }
        .card { all: unset; box-sizing: border-box; position: absolute; width: 148px; height: 372px; cursor: pointer; display: flex; flex-direction: column; gap: 2px;
        transition: opacity .15s; }
        .frame { position: relative; display: block; width: 148px; height: 321px; border-radius: 17px; box-shadow: 0 0 0 1px var(--line), 0 6px 22px #00000021; background: var(--ground); }
        .frame img { display: block; width: 148px; height: 321px; object-fit: cover; object-position: top; border-radius: 17px; }
        .card.system .frame { filter: grayscale(1); opacity: 0.7; }
        .card:hover .frame, .card:focus-visible .frame, .card.chosen .frame { box-shadow: 0 0 0 3px var(--accent), 0 8px 28px #0000002e; }
        .card strong { margin-top: 7px; font-size: 13px; line-height: 1.25; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .card small { color: var(--quiet); font-size: 12px; }
        .badge { display: inline-block; padding: 1px 9px; border-radius: 20px; font-size: 12px; font-weight: 650; background: color-mix(in srgb, currentColor 13%, transparent); }
        .badge.error { color: var(--error); } .badge.warning { color: var(--warning); } .badge.note { color: var(--note); }
        .frame .badge { position: absolute; top: -8px; right: -8px; min-width: 25px; text-align: center; color: #fff; border: 2px solid var(--card); }
        .frame .badge.error { background: #c2142b; } .frame .badge.warning { background: #b06a00; } .frame .badge.note { background: #3f6db3; }
        .heading { display: flex; flex-wrap: wrap; gap: 10px 24px; align-items: center; margin-bottom: 14px; } .filters { display: flex; flex-wrap: wrap; gap: 7px; }
        .filters button { all: unset; cursor: pointer; padding: 3px 12px; border-radius: 20px; border: 1px solid var(--line); background: var(--card); font-size: 13px; }
        .filters span { color: var(--quiet); font-variant-numeric: tabular-nums; } .filters button[aria-pressed=true] { background: var(--accent); border-color: transparent;
        color: light-dark(#fff, #0b1626); } .filters button[aria-pressed=true] span { color: inherit; opacity: 0.8; }
        .list { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(560px, 100%), 1fr)); gap: 16px; align-items: start; }
        article { display: flex; gap: 28px; justify-content: space-between; background: var(--card); border: 1px solid var(--line); border-radius: 18px; padding: 20px 22px; }
        article.known { opacity: 0.62; } article .text { min-width: 0; flex: 1; }
        article p { margin: 0; } .kind { color: var(--quiet); font-size: 13px; } h3 { margin: 7px 0 2px; font-size: 17px; line-height: 1.35; letter-spacing: -0.01em; overflow-wrap: anywhere; }
        .where { color: var(--quiet); font-size: 14px; } ol { margin: 12px 0; padding-left: 22px; } ol li::marker { color: var(--quiet); }
        pre { margin: 12px 0 0; padding: 10px 14px; border-radius: 10px; background: var(--ground); font: 12.5px/1.55 ui-monospace, "SF Mono", Menlo, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
        .flow { font: 12.5px/1.5 ui-monospace, "SF Mono", Menlo, monospace; overflow-wrap: anywhere; } a { color: var(--accent); text-decoration: none; } a:hover { text-decoration: underline; }
        .shot { flex: none; line-height: 0; } .shot img { width: 158px; border-radius: 16px; box-shadow: 0 0 0 1px var(--line); transition: width .15s; } .shot:hover img { width: 300px; }
        .none { color: var(--quiet); padding: 18px 0; } footer { padding: 8px 40px 44px; color: var(--quiet); font-size: 13px; } code { font-family: ui-monospace, "SF Mono", Menlo, monospace; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        @media (max-width: 700px) { header, section, footer { padding-left: 16px; padding-right: 16px; } article { flex-direction: column; } }
        @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
        """

    static let script = """
        const sheet = document.querySelector('.sheet'), cards = [...document.querySelectorAll('.card')], edges = [...document.querySelectorAll('svg > path')];
        const articles = [...document.querySelectorAll('article')], filters = [...document.querySelectorAll('.filters button')];
        let kind = null, screen = null;
        function light(id) {
          sheet.classList.toggle('active', id !== null);
          const near = new Set([id]);
          for (const edge of edges) {
            const isLit = edge.dataset.from === id || edge.dataset.to === id;
            edge.classList.toggle('lit', isLit);
            if (isLit) near.add(edge.dataset.from).add(edge.dataset.to);
          }
          for (const card of cards) card.classList.toggle('lit', near.has(card.dataset.screen));
        }
        function filter() {
          let shown = 0;
          for (const article of articles) {
            article.hidden = (kind && article.dataset.kind !== kind) || (screen && article.dataset.screen !== screen);
            if (!article.hidden) shown += 1;
          }
          document.getElementById('nothing').hidden = shown > 0 || articles.length === 0;
          for (const button of filters) button.setAttribute('aria-pressed', button.dataset.kind === kind);
          for (const card of cards) card.classList.toggle('chosen', card.dataset.screen === screen);
        }
        for (const card of cards) {
          card.addEventListener('pointerenter', () => light(card.dataset.screen));
          card.addEventListener('pointerleave', () => light(null));
          card.addEventListener('focus', () => light(card.dataset.screen));
          card.addEventListener('blur', () => light(null));
          card.addEventListener('click', () => { screen = screen === card.dataset.screen ? null : card.dataset.screen; filter();
            if (screen) document.querySelector('.findings').scrollIntoView({ behavior: 'smooth', block: 'start' }); });
        }
        for (const button of filters) button.addEventListener('click', () => { kind = kind === button.dataset.kind ? null : button.dataset.kind; filter(); });
        """
}
