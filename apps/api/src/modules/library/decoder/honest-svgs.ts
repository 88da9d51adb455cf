/** Drawings as people make them, each with a feature of its own, on a field of 200 by 200. */
export const honestSvgs: Readonly<Record<string, string>> = {
  shapes: `<rect x="10" y="10" width="80" height="50" rx="12" fill="#d3202e"/><circle cx="150" cy="40" r="30" fill="teal"/>
    <ellipse cx="60" cy="120" rx="50" ry="25" fill="#fa0"/><polygon points="120,90 190,110 150,180" fill="purple"/>`,
  "holes by both rules": `<path fill="#124" fill-rule="evenodd" d="M10 10h80v80h-80zM30 30h40v40h-40z"/>
    <path fill="#a30" d="M110 10h80v80h-80zM130 30v40h40v-40z"/><path fill="#083" d="M20 120h70v60h-70zM40 135h30v30h-30z"/>`,
  "curves and arcs": `<path fill="#06c" d="M20 100Q100 0 180 100T180 180Q100 190 20 160z"/>
    <path fill="#fc0" d="M60 60A30 20 30 1 1 120 80A40 40 0 0 0 60 60z"/><path d="m100 130c10 20 40 20 50 0s30-10 30 10v30h-80z"/>`,
  joins: `<g fill="none" stroke="#222" stroke-width="14"><path d="M20 60L60 20L100 60"/><path stroke-linejoin="round" d="M20 120L60 80L100 120"/>
    <path stroke-linejoin="bevel" d="M20 180L60 140L100 180"/><path stroke-miterlimit="1.2" d="M120 60L150 20L180 60"/><path stroke-linejoin="round" d="M120 90h60v60h-60z"/></g>`,
  "caps and dashes": `<g fill="none" stroke="#c03" stroke-width="10"><path d="M20 30H180"/><path stroke-linecap="round" d="M20 60H180"/><path stroke-linecap="square" d="M20 90H180"/>
    <path stroke-dasharray="20 8" d="M20 120H180"/><path stroke-linecap="round" stroke-dasharray="1 16" d="M20 150H180"/><circle cx="100" cy="100" r="80" stroke-width="4" stroke-dasharray="9 3 2" stroke-dashoffset="5"/></g>`,
  "a pen that is bent": `<g transform="matrix(1 .3 -.2 .6 40 20)"><circle cx="80" cy="100" r="60" fill="none" stroke="#0a6" stroke-width="20"/></g>
    <rect x="4" y="8" width="20" height="10" transform="scale(6 2)" fill="none" stroke="#333" stroke-width="3"/>`,
  "thin curves": `<path fill="none" stroke="#000" stroke-width="2.5" d="M10 100C40 0 60 200 90 100S140 0 190 100M10 150c20-40 20 40 40 0s20 40 40 0 20 40 40 0 20 40 40 0"/>
    <path fill="none" stroke="#d00" stroke-width="18" d="M30 40C30 10 50 10 50 40S30 70 34 40"/>`,
  "linear gradients": `<linearGradient id="a"><stop stop-color="#f00"/><stop offset=".5" stop-color="#ff0"/><stop offset="1" stop-color="#00f"/></linearGradient>
    <linearGradient id="b" href="#a" x1="0" y1="0" x2="1" y2="1"/><linearGradient id="c" href="#a" gradientUnits="userSpaceOnUse" x1="20" y1="0" x2="180" y2="0" gradientTransform="rotate(30 100 150)"/>
    <rect x="10" y="10" width="180" height="40" fill="url(#a)"/><rect x="10" y="60" width="120" height="60" fill="url(#b)"/><circle cx="100" cy="160" r="36" fill="url(#c)"/>`,
  "gradients that repeat": `<linearGradient id="a" x2=".25" spreadMethod="repeat"><stop stop-color="#03a"/><stop offset="1" stop-color="#fff"/></linearGradient>
    <linearGradient id="b" x2=".2" spreadMethod="reflect"><stop stop-color="#a30"/><stop offset="1" stop-color="#fd0"/></linearGradient>
    <rect x="10" y="10" width="180" height="80" fill="url(#a)"/><rect x="10" y="110" width="180" height="80" fill="url(#b)"/>`,
  "radial gradients": `<radialGradient id="a"><stop stop-color="#fff"/><stop offset="1" stop-color="#c00"/></radialGradient>
    <radialGradient id="b" cx=".5" cy=".5" r=".5" fx=".25" fy=".3"><stop stop-color="#ffd"/><stop offset=".4" stop-color="#fa0"/><stop offset="1" stop-color="#310"/></radialGradient>
    <radialGradient id="c" gradientUnits="userSpaceOnUse" cx="100" cy="150" r="40" gradientTransform="translate(0 60) scale(1 .6)"><stop offset=".3" stop-color="#0f8"/><stop offset=".9" stop-color="#024"/></radialGradient>
    <rect x="10" y="10" width="80" height="80" fill="url(#a)"/><circle cx="145" cy="50" r="42" fill="url(#b)"/><rect x="20" y="110" width="160" height="80" fill="url(#c)"/>`,
  "gradients that fade": `<linearGradient id="a"><stop stop-color="#d00" stop-opacity="0"/><stop offset="1" stop-color="#d00"/></linearGradient>
    <radialGradient id="b"><stop stop-color="#00a"/><stop offset="1" stop-color="#00a" stop-opacity="0"/></radialGradient>
    <radialGradient id="c"><stop stop-color="#0a0" stop-opacity=".2"/><stop offset=".5" stop-color="#0a0"/><stop offset="1" stop-color="#0a0" stop-opacity="0"/></radialGradient>
    <rect x="10" y="10" width="180" height="50" fill="url(#a)"/><circle cx="60" cy="130" r="50" fill="url(#b)"/><circle cx="145" cy="130" r="45" fill="url(#c)"/>`,
  "a gradient in a stroke": `<linearGradient id="a"><stop stop-color="#e00"/><stop offset="1" stop-color="#00e"/></linearGradient>
    <path d="M30 150Q100 -60 170 150" fill="none" stroke="url(#a)" stroke-width="24" stroke-linecap="round"/>`,
  clips: `<clipPath id="a"><circle cx="70" cy="70" r="50"/><rect x="90" y="90" width="80" height="60"/></clipPath>
    <clipPath id="b" clipPathUnits="objectBoundingBox"><path d="M.5 0L1 1H0z"/></clipPath>
    <g clip-path="url(#a)"><rect width="200" height="200" fill="#fc3"/><path d="M0 0L200 200" stroke="#000" stroke-width="20"/></g>
    <rect x="120" y="10" width="70" height="70" fill="#06a" clip-path="url(#b)"/>`,
  "clips of clips": `<clipPath id="a"><circle cx="100" cy="100" r="80"/></clipPath><clipPath id="b" clip-path="url(#a)"><path d="M100 0L200 200H0z"/></clipPath>
    <rect width="200" height="200" fill="#083" clip-path="url(#b)"/>`,
  "use and symbols": `<defs><g id="s"><path d="M0-20L6-6 20-6 9 3 13 18 0 9-13 18-9 3-20-6-6-6z"/></g><symbol id="t" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></symbol></defs>
    <use href="#s" x="50" y="50" fill="#d00"/><use href="#s" transform="translate(140 60) scale(2) rotate(20)" fill="#06c"/><use href="#t" x="20" y="110" width="60" height="60" fill="#0a0"/>
    <use href="#t" x="100" y="120" width="80" height="40" fill="#a0a"/>`,
  "style sheets": `<style>/* house */ .a{fill:#e4572e;stroke:#222;stroke-width:4px} #b , rect.c{fill:rgb(23 190 187)} circle{fill:gold !important}</style>
    <rect class="a" x="10" y="10" width="70" height="70"/><rect id="b" x="110" y="10" width="70" height="70"/><rect class="c" x="10" y="110" width="70" height="70" style="opacity:.5"/><circle class="a" cx="145" cy="145" r="35"/>`,
  opacities: `<rect width="200" height="100" fill="#000"/><circle cx="60" cy="100" r="50" fill="#f00" fill-opacity=".5"/><g opacity=".6"><circle cx="140" cy="100" r="50" fill="#fff"/></g>
    <path d="M20 180H180" stroke="#00f" stroke-width="16" stroke-opacity=".3"/><rect x="80" y="20" width="40" height="40" fill="#0f08"/>`,
  "nested viewports": `<svg x="10" y="10" width="80" height="80" viewBox="0 0 40 20"><rect width="40" height="20" fill="#06c"/><circle cx="20" cy="10" r="14" fill="#fc0"/></svg>
    <svg x="110" y="10" width="80" height="80" viewBox="0 0 40 20" preserveAspectRatio="xMidYMid slice"><rect width="40" height="20" fill="#c06"/><circle cx="20" cy="10" r="8" fill="#fff"/></svg>
    <svg x="10" y="110" width="180" height="80" viewBox="0 0 10 10" preserveAspectRatio="none"><circle cx="5" cy="5" r="5" fill="#083"/></svg>`,
  markers: `<marker id="m" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="4" markerHeight="4" orient="auto"><path d="M0 0L10 5L0 10z" fill="#d00"/></marker>
    <path d="M20 150L80 40L140 120L180 50" fill="none" stroke="#222" stroke-width="5" marker-start="url(#m)" marker-mid="url(#m)" marker-end="url(#m)"/>`,
  "transforms of all kinds": `<g transform="translate(100,100)rotate(-15)"><g transform="skewX(20) scale(.8,1.2)"><rect x="-50" y="-50" width="100" height="100" fill="#6a4"/><g transform="rotate(45 10 10)"><rect x="-20" y="-20" width="60" height="60" fill="#fff"/></g></g></g>
    <path transform="matrix(-1 0 0 1 190 0)" d="M10 10h50l-20 30z" fill="#222"/>`,
  "inherited and current colours": `<g fill="#06c" stroke="#fc0" stroke-width="6" color="#d00"><rect x="10" y="10" width="70" height="70"/><rect x="110" y="10" width="70" height="70" fill="currentColor"/><g fill="none"><circle cx="60" cy="150" r="35"/><circle cx="145" cy="150" r="35" stroke="currentColor" fill="inherit"/></g></g>`,
  "a switch and hidden parts": `<switch><foreignObject requiredExtensions="x"/><g><rect x="20" y="20" width="160" height="60" fill="#06c"/></g></switch>
    <rect display="none" width="200" height="200"/><g visibility="hidden"><rect width="200" height="200"/><rect visibility="visible" x="20" y="110" width="160" height="60" fill="#fa0"/></g>`,
};
