/** One attack on the reader, by name. */
export interface HostileSvg {
  readonly name: string;
  readonly text: string;
}

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">';
const honest = '<path d="M0 0h50v50z" fill="#123456"/>';

function wrap(body: string): string {
  return `${open}${honest}${body}</svg>`;
}

const addresses = [
  ...[
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java&#x0A;script:alert(1)",
    "&#106;avascript:alert(1)",
  ],
  ...[
    "data:text/html,<b>",
    "data:image/svg+xml;base64,PHN2Zz48c2NyaXB0Lz48L3N2Zz4=",
    "data:text/javascript,alert(1)",
  ],
  ...["http://evil.example/x", "//evil.example/x", "file:///etc/passwd", "ftp://evil.example/x"],
  ...[
    "https://evil.example/x.svg#a",
    "vbscript:x",
    "blob:null/1",
    "data:application/xml,x",
    "\\\\evil\\share\\x",
  ],
].map((address) => address.replaceAll("<", "&lt;"));

const carriers: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">${honest}</a>`,
  (address) => `<use xlink:href="${address}"/>`,
  (address) => `<image href="${address}" width="5" height="5"/>`,
  (address) => `<rect width="5" height="5" fill="url(${address})"/>`,
  (address) => `<style>rect{fill:url('${address}')}</style><rect width="5" height="5"/>`,
];

const active = [
  "<script>alert(1)</script>",
  '<script href="http://evil.example/x.js"/>',
  "<SCRIPT>alert(1)</SCRIPT>",
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  "<script><![CDATA[alert(1)]]></script>",
  "<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'><script>alert(1)</script></body></foreignObject>",
  "<foreignObject><iframe xmlns='http://www.w3.org/1999/xhtml' src='javascript:alert(1)'/></foreignObject>",
  "<iframe src='http://evil.example'/>",
  "<object data='http://evil.example'/>",
  "<embed src='http://evil.example'/>",
  "<animate attributeName='href' values='javascript:alert(1)'/>",
  "<set attributeName='onclick' to='alert(1)'/>",
  "<animateTransform onbegin='alert(1)' attributeName='transform'/>",
  "<handler type='application/ecmascript'>alert(1)</handler>",
  "<listener event='load' handler='#x'/>",
  "<style>@import url(http://evil.example/x.css);</style>",
  "<style>@import 'http://evil.example/x.css'</style>",
  "<style>@font-face{font-family:x;src:url(http://evil.example/x.woff)}</style>",
  "<style>*{background:url(javascript:alert(1))}</style>",
  "<style>path{fill:expression(alert(1))}</style>",
  "<style>path{-moz-binding:url(http://evil.example/x.xml#x)}</style>",
  "<style>path{behavior:url(x.htc)}</style>",
  "<style>path{fill:#fff;}</style><![CDATA[<script>alert(1)</script>]]>",
  "<style>/*</style><script>alert(1)</script>*/",
  "<title><script>alert(1)</script></title>",
  "<desc><script>alert(1)</script></desc>",
  "<metadata><script>alert(1)</script></metadata>",
  "<defs><script>alert(1)</script></defs>",
  "<symbol id='s'><script>alert(1)</script></symbol><use href='#s'/>",
  "<marker id='m'><script>alert(1)</script></marker><path marker-mid='url(#m)' d='M0 0L1 1L2 0'/>",
  "<clipPath id='c'><script>alert(1)</script></clipPath><g clip-path='url(#c)'><path d='M0 0h1v1z'/></g>",
  "<switch><foreignObject><script>alert(1)</script></foreignObject><path d='M0 0h1v1z'/></switch>",
  "<feImage href='http://evil.example/x.png'/>",
  "<filter id='f'><feImage href='http://evil.example/x'/></filter><path filter='url(#f)' d='M0 0h1v1z'/>",
  "<mask id='m'><image href='http://evil.example/x'/></mask><path mask='url(#m)' d='M0 0h1v1z'/>",
  "<pattern id='p'><script/></pattern><path fill='url(#p)' d='M0 0h1v1z'/>",
  "<text><textPath href='http://evil.example#x'>x</textPath></text>",
  "<video src='http://evil.example/x'/><audio src='http://evil.example/x'/>",
  "<discard href='#x' onend='alert(1)'/>",
];

const handlers = [
  "onload",
  "onclick",
  "onbegin",
  "onerror",
  "ONLOAD",
  "onmouseover",
  "onfocusin",
  "ev:onload",
].map((name) =>
  name.startsWith("ev:") ? `xmlns:ev="http://www.w3.org/2001/xml-events" ${name}` : name,
);

const preambles = [
  '<!DOCTYPE svg [<!ENTITY a "x">]>',
  '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>',
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  '<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://evil.example/x.dtd"> %x;]>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://evil.example/x.dtd">',
  '<!DOCTYPE svg [<!ATTLIST path onclick CDATA "alert(1)">]>',
  "<!doctype svg>",
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "&a;">]>',
];

const numbers = [
  "1e308",
  "-1e308",
  "1e400",
  "1e-400",
  "99999999999999999999999",
  "NaN",
  "Infinity",
  "-0",
  "0x10",
  "1e",
];
const numberCarriers: readonly ((value: string) => string)[] = [
  (value) => `<path d="M0 0L${value} ${value}C${value} 0 0 ${value} 1 1z" stroke="#000"/>`,
  (value) =>
    `<rect width="${value}" height="${value}" rx="${value}" stroke="red" stroke-width="${value}"/>`,
  (value) => `<path transform="scale(${value}) rotate(${value})" d="M0 0h1v1z" stroke="red"/>`,
  (value) =>
    `<path d="M0 0L90 90" stroke="red" stroke-dasharray="${value} 1" stroke-dashoffset="${value}"/>`,
  (value) =>
    `<radialGradient id="r" r="${value}" fx="${value}" spreadMethod="repeat"><stop/><stop offset="${value}" stop-color="red"/></radialGradient><rect width="9" height="9" fill="url(#r)"/>`,
];

function useBomb(levels: number, each: number): string {
  let body = `<g id="u0">${honest}</g>`;
  for (let level = 1; level <= levels; level += 1) {
    body += `<g id="u${level}">${`<use href="#u${level - 1}"/>`.repeat(each)}</g>`;
  }
  return wrap(`<defs>${body}</defs><use href="#u${levels}"/>`);
}

const bombs: readonly (readonly [name: string, text: string])[] = [
  ["use of use, ten levels of ten", useBomb(10, 10)],
  ["use of use, a hundred levels", useBomb(100, 2)],
  ["use of itself", wrap('<g id="a"><use href="#a"/></g>')],
  ["two uses of each other", wrap('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  [
    "clip of itself",
    wrap(
      '<clipPath id="c" clip-path="url(#c)"><rect width="9" height="9"/></clipPath><g clip-path="url(#c)"><path d="M0 0h1v1z"/></g>',
    ),
  ],
  [
    "use in clip of itself",
    wrap(
      '<clipPath id="c"><use id="u" href="#u"/></clipPath><path clip-path="url(#c)" d="M0 0h1v1z"/>',
    ),
  ],
  [
    "gradient of itself",
    wrap('<linearGradient id="g" href="#g"/><path fill="url(#g)" d="M0 0h1v1z"/>'),
  ],
  [
    "marker in its own marker",
    wrap(
      '<marker id="m"><path marker-mid="url(#m)" d="M0 0L1 1L2 2L3 3L4 4"/></marker><path marker-mid="url(#m)" d="M0 0L1 1L2 2L3 3L4 4"/>',
    ),
  ],
  ["a hundred thousand elements", wrap("<path d='M0 0h1v1z'/>".repeat(100_000))],
  ["a million groups deep", open + "<g>".repeat(1_000_000)],
  [
    "a million attributes",
    `${open}<path ${Array.from({ length: 200_000 }, (_, at) => `a${at}=""`).join(" ")}/></svg>`,
  ],
  ["a path of a million steps", wrap(`<path d="M0 0${"h1v1".repeat(500_000)}"/>`)],
  [
    "a long path used often",
    wrap(
      `<path id="p" d="M0 0h1v1z${" ".repeat(1_400_000)}"/>${'<use href="#p"/>'.repeat(20_000)}`,
    ),
  ],
  [
    "a long style used often",
    wrap(
      `<path id="p" d="M0 0h1v1z" style="${";".repeat(1_000_000)}"/>${'<use href="#p"/>'.repeat(20_000)}`,
    ),
  ],
  [
    "strokes of huge curves",
    wrap(
      `<path fill="none" stroke="red" stroke-width=".001" d="M0 0${"C1e6 1e6 -1e6 1e6 0 0".repeat(20_000)}"/>`,
    ),
  ],
  [
    "clips of huge curves",
    wrap(
      `<clipPath id="c"><path d="M0 0${"C1e6 1e6 -1e6 1e6 0 0".repeat(20_000)}"/><rect width="9" height="9"/></clipPath><path clip-path="url(#c)" d="M0 0h1v1z"/>`,
    ),
  ],
  ["a dash of nothing", wrap('<path stroke="red" d="M0 0L1e6 1e6" stroke-dasharray="1e-9"/>')],
  ["zero dashes", wrap('<path stroke="red" d="M0 0L9 9" stroke-dasharray="0 0"/>')],
  [
    "thousands of style rules",
    wrap(
      `<style>${Array.from({ length: 9_000 }, (_, at) => `.c${at}{fill:red}`).join("")}</style>`,
    ),
  ],
  ["braces without end", wrap(`<style>${"{".repeat(200_000)}</style>`)],
  ["comments without end", wrap(`<style>${"/*".repeat(100_000)}</style>`)],
  [
    "rules for everything on everything",
    wrap(`<style>${"*{fill:red}".repeat(3_900)}</style>${"<g/>".repeat(20_000)}`),
  ],
  [
    "deep clips",
    wrap(
      `${Array.from({ length: 90 }, (_, at) => `<clipPath id="c${at}" clip-path="url(#c${at + 1})"><rect width="9" height="9"/></clipPath>`).join("")}<path clip-path="url(#c0)" d="M0 0h1v1z"/>`,
    ),
  ],
  [
    "a gradient with many stops on many shapes",
    wrap(
      `<radialGradient id="g">${"<stop stop-color='red'/>".repeat(20_000)}</radialGradient>${'<rect width="9" height="9" fill="url(#g)"/>'.repeat(5_000)}`,
    ),
  ],
  [
    "rings on many shapes",
    wrap(
      `<radialGradient id="g"><stop stop-color="#fff"/><stop offset="1"/></radialGradient>${'<rect width="9" height="9" fill="url(#g)"/>'.repeat(20_000)}`,
    ),
  ],
  [
    "a repeating gradient of no length",
    wrap(
      '<linearGradient id="g" spreadMethod="repeat" x2="1e-12"><stop stop-color="#fff"/><stop offset="1"/></linearGradient><rect width="90" height="90" fill="url(#g)"/>',
    ),
  ],
  [
    "parentheses without end",
    wrap(`<path transform="${"scale(1".repeat(50_000)}" d="M0 0h1v1z"/>`),
  ],
  ["points without end", wrap(`<polygon points="${"1,1 ".repeat(400_000)}"/>`)],
  [
    "an image that is no image",
    wrap(`<image href="data:image/png;base64,${"A".repeat(1_000_000)}" width="9" height="9"/>`),
  ],
  [
    "base64 with markup in it",
    wrap(
      '<image href="data:image/png;base64,iVBORw0KGgo&quot;/&gt;&lt;script&gt;" width="9" height="9"/>',
    ),
  ],
  [
    "a size without end",
    '<svg xmlns="http://www.w3.org/2000/svg" width="1e300" height="1e300" viewBox="0 0 1e-300 1e300"><rect width="9" height="9"/></svg>',
  ],
  [
    "a negative size",
    '<svg xmlns="http://www.w3.org/2000/svg" width="-5" height="-5" viewBox="0 0 -5 -5"><rect width="9" height="9"/></svg>',
  ],
  ["a root that is a script", "<script>alert(1)</script>"],
  ["a root that is html", "<html><svg/></html>"],
  ["two roots", `${wrap("")}${wrap("")}`],
  ["text after the end", `${wrap("")}<script>alert(1)</script>`],
  ["a zero byte", wrap("\0")],
  ["a lone surrogate", wrap('<path id="\uD800" d="M0 0h1v1z"/>')],
  ["a stylesheet instruction", `<?xml-stylesheet href="http://evil.example/x.css"?>${wrap("")}`],
  [
    "an id that is markup",
    wrap('<g id="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">'.concat(honest, "</g>")),
  ],
  ["a colour that is markup", wrap('<path d="M0 0h1v1z" fill="&quot;/&gt;&lt;script&gt;"/>')],
  [
    "a hex colour that is markup",
    wrap('<path d="M0 0h1v1z" fill="#&quot;/&gt;&lt;s"/><path d="M0 0h1v1z" fill="#gggggg"/>'),
  ],
  [
    "prototype names",
    wrap(
      '<path d="M0 0h1v1z" __proto__="1" constructor="2" class="__proto__" id="constructor" stroke-linecap="constructor" stroke-linejoin="__proto__" stroke="red"/><use href="#constructor"/>',
    ),
  ],
  ["not closed", `${open}${honest}`],
];

/** More than two hundred attacks: active content, outside references, expansion bombs, huge and broken numbers. */
export function hostileSvgs(): HostileSvg[] {
  return [
    ...active.map((body) => ({ name: body.slice(0, 60), text: wrap(body) })),
    ...addresses.flatMap((address) =>
      carriers.map((carry) => ({ name: carry(address).slice(0, 80), text: wrap(carry(address)) })),
    ),
    ...handlers.map((name) => ({
      name,
      text: wrap(`<path ${name}="alert(1)" d="M0 0h1v1z"/>`).replace(
        "<svg ",
        `<svg ${name}="alert(2)" `,
      ),
    })),
    ...preambles.map((text) => ({ name: text, text: `${text}${wrap("&a;")}` })),
    ...numbers.flatMap((value) =>
      numberCarriers.map((carry) => ({
        name: carry(value).slice(0, 80),
        text: wrap(carry(value)),
      })),
    ),
    ...bombs.map(([name, text]) => ({ name, text })),
  ];
}
