/** What a text that runs does: the journeys look for it. */
export const hurt = "window.hurt=(window.hurt||0)+1";
/** Nobody's host: whatever is asked of it, a text made somebody ask. */
export const elsewhere = "hurt.example";

/** Texts that run where a page takes them for markup, an attribute, a link, a template or a style (rule F61), or a spreadsheet for a formula (rule F62). Whatever becomes an element of a page bears `data-hurt`. */
export const markup = [
  `<img data-hurt src=x onerror="${hurt}">`,
  `<script data-hurt>${hurt}</script>`,
  `"><svg/data-hurt/onload=${hurt}>`,
  `<br><b data-hurt onmouseover=${hurt}>a</b>`,
  `[a](javascript:${hurt})`,
  `javascript:${hurt}`,
  `</textarea></title><details data-hurt open ontoggle=${hurt}>`,
  `\u202Egpj.exe <!--`,
  `{{constructor.constructor('${hurt}')()}}`,
  `' autofocus data-hurt onfocus='${hurt}' x='`,
  `</script></style><iframe data-hurt srcdoc="<script>parent.hurt=1</script>"></iframe>`,
  `![a](https://${elsewhere}/a.png) <https://${elsewhere}> <a data-hurt href="java\nscript:${hurt}">a</a>`,
  `<meta data-hurt http-equiv=refresh content="0;url=https://${elsewhere}"><base data-hurt href=https://${elsewhere}>`,
  `red;background:url(https://${elsewhere}/b)}</style><link data-hurt rel=stylesheet href=https://${elsewhere}/c>`,
  `<math><mtext><table><mglyph><style><!--</style><img data-hurt src=x onerror=${hurt}>`,
  `=HYPERLINK("https://${elsewhere}/d","a")`,
  `data:text/html,<script data-hurt>${hurt}</script>`,
];

/** What a writing call is sent, one of each kind: what may be kept is kept as it is, and the rest is refused in a sentence (rules F61, F62 and F65). */
export const written: Readonly<Record<string, string>> = {
  script: `<script data-hurt>${hurt}</script>`,
  picture: `<img data-hurt src=x onerror="${hurt}">`,
  attribute: `' autofocus data-hurt onfocus='${hurt}' x='`,
  link: `javascript:${hurt}`,
  markdown: `![a](https://${elsewhere}/a.png) [a](javascript:${hurt})`,
  template: `{{constructor.constructor('${hurt}')()}} \${7*7} {amount} %s`,
  formula: `=HYPERLINK("https://${elsewhere}/d","hurt")`,
  "wide formula": "＝1+1|hurt",
  "several lines": "hurt\r\n=1+1\r\nBcc: a@hurt.example",
  "right to left": "\u202Egpj.exe hurt\u2066",
  "zero width": "\u200B\uFEFF\u200Dhurt\u2060",
  SQL: "hurt'; drop table order_item;--",
  path: "../../../../etc/passwd%2f..\\hurt",
  prototype: "__proto__",
  "half a character": "hurt\uD83D",
  NUL: "hurt\u0000hurt",
  long: "hurt ".repeat(20_000),
};

/** No field may take these: no database keeps the first two (decision 3), and the third is longer than any field. */
export const neverKept: ReadonlySet<string> = new Set(["half a character", "NUL", "long"]);
