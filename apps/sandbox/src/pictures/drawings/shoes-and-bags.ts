import { type Drawing, disc, oval, path, rect, stroke } from "../drawing.ts";

const sneakers: Drawing = {
  stands: true,
  floor: 566,
  foot: 290,
  focus: [330, 430],
  draw: (c) =>
    path(
      "M128 500 C124 430 132 380 150 340 C164 312 196 318 214 342 C240 376 290 372 318 340 L346 320 C376 350 420 400 480 424 C560 444 650 450 668 500 L668 524 L128 524 Z",
      "url(#body)",
    ) +
    path("M128 500 C126 450 130 410 140 372 C176 404 206 452 214 524 L128 524 Z", c.shade) +
    path("M346 320 L318 340 C306 354 290 364 272 368 L372 470 L474 424 C420 400 376 350 346 320 Z", c.tint) +
    path("M560 524 C560 480 588 452 626 462 C652 470 664 484 668 500 L668 524 Z", c.glow) +
    path("M230 470 C300 480 380 486 470 450 C430 500 330 520 220 510 Z", c.accent) +
    [0, 1, 2, 3].map((n) => stroke(`M${322 + n * 36} ${356 + n * 24} l-34 30`, "#fdfdfb", 10)).join("") +
    [0, 1, 2, 3].map((n) => disc(286 + n * 36, 388 + n * 24, 6, c.line)).join("") +
    path("M150 340 C164 312 196 318 214 342 C222 352 230 358 240 362 L226 380 C190 372 164 362 150 340 Z", c.deep) +
    path(
      "M116 516 C116 508 122 504 130 504 L664 504 C680 506 690 522 684 540 C680 556 668 564 650 564 L150 564 C128 564 116 550 116 532 Z",
      "#f6f4ef",
    ) +
    path("M118 544 C122 556 134 564 150 564 L650 564 C668 564 680 556 684 540 Z", c.accentShade, 'opacity=".45"') +
    stroke("M140 524 L660 524", "#d9d5cc", 3, 'stroke-dasharray="6 8"') +
    rect(136, 330, 24, 60, 10, c.accent, 'transform="rotate(12 148 360)"'),
};

const boots: Drawing = {
  stands: true,
  floor: 640,
  foot: 230,
  focus: [360, 420],
  draw: (c) =>
    path(
      "M262 150 L446 150 C440 260 436 360 446 430 C470 480 580 490 600 560 L602 596 L256 596 C250 440 258 300 262 150 Z",
      "url(#body)",
    ) +
    path("M262 150 L318 150 C306 300 306 450 312 596 L256 596 C250 440 258 300 262 150 Z", c.shade, 'opacity=".7"') +
    path("M446 430 C470 480 580 490 600 560 L602 596 L500 596 C500 540 480 480 430 460 Z", c.tint) +
    path("M348 170 L430 170 C424 270 420 360 428 440 L352 470 Z", c.deep, 'opacity=".75"') +
    [0, 1, 2, 3, 4, 5]
      .map((n) => stroke(`M350 ${200 + n * 44} L424 ${216 + n * 44} M424 ${200 + n * 44} L350 ${216 + n * 44}`, c.accent, 7))
      .join("") +
    rect(254, 136, 200, 36, 14, c.deep) +
    rect(268, 118, 26, 40, 8, c.accent) +
    path("M250 588 L606 588 C612 600 612 612 606 622 L606 640 L420 640 L408 620 L380 620 L368 640 L250 640 Z", c.line) +
    stroke("M258 596 L602 596", c.accent, 3, 'stroke-dasharray="8 7"') +
    path("M276 190 C272 280 272 380 278 470", "none", `stroke="${c.glow}" stroke-width="10" stroke-linecap="round" opacity=".5"`),
};

const backpack: Drawing = {
  stands: true,
  floor: 668,
  foot: 220,
  focus: [400, 500],
  draw: (c) =>
    stroke("M350 156 C350 96 450 96 450 156", c.deep, 20) +
    path("M228 640 C196 640 188 620 190 590 L204 420 C206 400 222 392 240 396 Z", c.deep) +
    path("M572 640 C604 640 612 620 610 590 L596 420 C594 400 578 392 560 396 Z", c.deep) +
    path(
      "M232 330 C232 200 300 140 400 140 C500 140 568 200 568 330 L580 620 C582 650 566 668 536 668 L264 668 C234 668 218 650 220 620 Z",
      "url(#body)",
    ) +
    path("M244 300 C250 210 312 166 400 166 C488 166 550 210 556 300", "none", `stroke="${c.deep}" stroke-width="6"`) +
    stroke("M252 306 C260 228 316 186 400 186 C484 186 540 228 548 306", c.accent, 4, 'stroke-dasharray="5 6"') +
    rect(268, 420, 264, 210, 34, c.tint) +
    path("M268 470 L532 470 L532 454 C532 434 518 420 498 420 L302 420 C282 420 268 434 268 454 Z", c.shade) +
    stroke("M290 470 L510 470", c.accent, 5, 'stroke-dasharray="6 6"') +
    rect(476, 464, 14, 44, 6, c.accent) +
    rect(350, 270, 100, 64, 12, c.accent) +
    stroke("M370 292 L430 292 M370 312 L410 312", c.accentShade, 5) +
    rect(300, 360, 26, 74, 6, c.deep) +
    rect(474, 360, 26, 74, 6, c.deep) +
    path("M532 520 L532 596 C532 616 518 630 498 630 L460 630 C500 610 522 570 532 520 Z", c.shade, 'opacity=".5"'),
};

const handbag: Drawing = {
  stands: true,
  floor: 636,
  foot: 250,
  focus: [400, 420],
  draw: (c) =>
    stroke("M290 340 C290 160 510 160 510 340", c.deep, 22) +
    stroke("M290 336 C290 166 510 166 510 336", c.shade, 8) +
    path("M206 330 L594 330 L632 598 C636 622 622 636 600 636 L200 636 C178 636 164 622 168 598 Z", "url(#body)") +
    path("M206 330 L594 330 L604 400 C540 470 260 470 196 400 Z", c.tint) +
    path("M196 400 C260 470 540 470 604 400 L606 414 C540 488 260 488 194 414 Z", c.deep, 'opacity=".45"') +
    rect(370, 424, 60, 54, 12, c.accent) +
    rect(384, 438, 32, 26, 7, c.accentShade) +
    disc(290, 344, 12, c.accent) +
    disc(510, 344, 12, c.accent) +
    stroke("M186 612 L614 612", c.shade, 4, 'stroke-dasharray="8 8"') +
    stroke("M216 344 L584 344", c.shade, 3, 'stroke-dasharray="8 8"') +
    path("M540 480 C560 540 566 590 560 636 L600 636 C622 636 636 622 632 598 L606 420 Z", c.deep, 'opacity=".22"'),
};

const suitcase: Drawing = {
  stands: true,
  floor: 668,
  foot: 180,
  focus: [400, 420],
  draw: (c) =>
    stroke("M340 210 L340 100 L460 100 L460 210", c.deep, 16) +
    rect(330, 88, 140, 26, 12, c.line) +
    disc(300, 656, 18, c.line) +
    disc(500, 656, 18, c.line) +
    rect(244, 196, 312, 450, 44, "url(#body)") +
    [296, 348, 400, 452, 504].map((x) => rect(x - 5, 226, 10, 390, 5, c.shade)).join("") +
    [286, 338, 390, 442, 494].map((x) => rect(x - 3, 226, 5, 390, 3, c.tint)).join("") +
    [
      [244, 196],
      [508, 196],
      [244, 598],
      [508, 598],
    ]
      .map(([x, y]) => rect(x ?? 0, y ?? 0, 48, 48, 20, c.deep, 'opacity=".85"'))
      .join("") +
    rect(540, 380, 24, 80, 10, c.accent) +
    rect(372, 300, 56, 34, 8, c.accent) +
    oval(400, 317, 12, 6, c.accentShade),
};

export const shoesAndBags = { sneakers, boots, backpack, handbag, suitcase };
