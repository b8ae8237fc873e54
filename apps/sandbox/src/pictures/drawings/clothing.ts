import { type Drawing, disc, oval, path, rect, stroke } from "../drawing.ts";

const shirtBody =
  "M296 176 C330 222 470 222 504 176 L566 202 C596 214 614 234 626 264 L672 382 L584 418 L560 372 L562 640 C562 652 554 660 542 660 L258 660 C246 660 238 652 238 640 L240 372 L216 418 L128 382 L174 264 C186 234 204 214 234 202 Z";

const tshirt: Drawing = {
  stands: false,
  focus: [400, 320],
  draw: (c) =>
    oval(400, 184, 100, 26, c.deep) +
    path(shirtBody, "url(#body)") +
    path("M240 372 L216 418 L128 382 L132 372 L214 404 Z", c.shade) +
    path("M560 372 L584 418 L672 382 L668 372 L586 404 Z", c.shade) +
    stroke("M240 372 C238 320 240 270 252 232", c.shade, 4) +
    stroke("M560 372 C562 320 560 270 548 232", c.shade, 4) +
    stroke("M298 178 C332 222 468 222 502 178", c.tint, 18) +
    stroke("M290 188 C330 240 470 240 510 188", c.shade, 3) +
    disc(400, 372, 62, "none", `stroke="${c.accent}" stroke-width="10"`) +
    path("M344 392 C368 366 382 366 400 386 C418 404 436 400 456 380 A62 62 0 0 1 344 392 Z", c.accent) +
    path("M500 470 C520 540 520 600 512 660 L542 660 C554 660 562 652 562 640 L560 440 Z", c.shade, 'opacity=".35"') +
    path("M270 480 C262 550 262 610 268 660 L258 660 C246 660 238 652 238 640 L240 420 Z", c.shade, 'opacity=".3"') +
    stroke("M244 640 L556 640", c.shade, 3, 'stroke-dasharray="2 9"'),
};

const hoodie: Drawing = {
  stands: false,
  focus: [400, 290],
  draw: (c) =>
    path("M240 226 C190 246 168 292 158 350 L116 596 L204 616 L248 420 Z", "url(#soft)") +
    path("M560 226 C610 246 632 292 642 350 L684 596 L596 616 L552 420 Z", c.shade) +
    rect(108, 590, 104, 44, 14, c.deep, 'transform="rotate(9 160 612)"') +
    rect(588, 590, 104, 44, 14, c.deep, 'transform="rotate(-9 640 612)"') +
    path(
      "M300 190 C330 210 470 210 500 190 L560 226 L556 630 C556 640 548 648 538 648 L262 648 C252 648 244 640 244 630 L240 226 Z",
      "url(#body)",
    ) +
    rect(248, 632, 304, 40, 16, c.deep) +
    path("M274 214 C280 130 340 96 400 96 C460 96 520 130 526 214 C500 258 450 276 400 276 C350 276 300 258 274 214 Z", c.base) +
    path(
      "M304 214 C308 158 352 136 400 136 C448 136 492 158 496 214 C474 246 440 258 400 258 C360 258 326 246 304 214 Z",
      c.deep,
    ) +
    path(
      "M330 222 C336 190 366 180 400 180 C434 180 464 190 470 222 C450 244 426 250 400 250 C374 250 350 244 330 222 Z",
      c.line,
    ) +
    stroke("M290 220 C310 262 352 280 400 280 C448 280 490 262 510 220", c.tint, 16) +
    stroke("M356 276 L352 372", c.accent, 9) +
    stroke("M444 276 L448 358", c.accent, 9) +
    rect(345, 366, 14, 26, 5, c.accentShade) +
    rect(441, 352, 14, 26, 5, c.accentShade) +
    path("M300 470 L500 470 L536 580 L528 600 L272 600 L264 580 Z", c.shade) +
    stroke("M300 470 L264 580 M500 470 L536 580", c.deep, 5) +
    stroke("M306 478 L494 478", c.tint, 3, 'stroke-dasharray="3 9"') +
    path("M244 420 C262 500 262 580 256 646 L244 630 Z", c.deep, 'opacity=".35"'),
};

const jacket: Drawing = {
  stands: false,
  focus: [420, 300],
  draw: (c) =>
    path("M246 208 C196 224 172 270 160 330 L118 584 C116 596 122 606 134 608 L196 620 L256 420 Z", "url(#soft)") +
    path("M554 208 C604 224 628 270 640 330 L682 584 C684 596 678 606 666 608 L604 620 L544 420 Z", c.shade) +
    path(
      "M310 168 L400 196 L490 168 L556 206 L560 640 C560 654 552 662 540 662 L260 662 C248 662 240 654 240 640 L244 206 Z",
      "url(#body)",
    ) +
    path("M310 168 C330 150 470 150 490 168 L470 214 C440 190 360 190 330 214 Z", c.deep) +
    path("M310 166 L286 184 L330 268 L396 206 C360 204 328 194 310 166 Z", c.tint) +
    path("M490 166 L514 184 L470 268 L404 206 C440 204 472 194 490 166 Z", c.tint) +
    rect(392, 206, 16, 456, 3, c.deep) +
    stroke("M400 214 L400 652", c.accent, 5, 'stroke-dasharray="5 6"') +
    rect(393, 262, 14, 40, 6, c.accent) +
    path("M276 340 L360 340 L360 432 C330 442 306 442 276 432 Z", c.shade) +
    path("M440 340 L524 340 L524 432 C494 442 470 442 440 432 Z", c.shade) +
    path("M272 334 L364 334 L364 366 L318 384 L272 366 Z", c.deep) +
    path("M436 334 L528 334 L528 366 L482 384 L436 366 Z", c.deep) +
    disc(318, 366, 6, c.accent) +
    disc(482, 366, 6, c.accent) +
    stroke("M290 520 L346 500 M510 520 L454 500", c.deep, 7) +
    rect(240, 626, 148, 36, 8, c.shade) +
    rect(412, 626, 148, 36, 8, c.shade) +
    stroke("M258 236 C252 300 250 360 254 420 M542 236 C548 300 550 360 546 420", c.deep, 4, 'opacity=".6"') +
    path("M126 570 L204 586 L196 620 L134 608 C122 606 116 596 118 584 Z", c.deep) +
    path("M674 570 L596 586 L604 620 L666 608 C678 606 684 596 682 584 Z", c.deep),
};

const jeans: Drawing = {
  stands: false,
  focus: [400, 220],
  draw: (c) =>
    path("M262 124 L538 124 L560 300 L578 676 L446 684 L404 356 L396 356 L354 684 L222 676 L240 300 Z", "url(#body)") +
    path("M404 356 L446 684 L478 682 C470 560 450 440 424 350 Z", c.shade, 'opacity=".55"') +
    path("M396 356 L354 684 L322 682 C330 560 350 440 376 350 Z", c.shade, 'opacity=".4"') +
    path("M300 300 C280 400 276 520 282 640 L246 640 C246 520 254 400 270 300 Z", c.glow, 'opacity=".5"') +
    path("M500 300 C520 400 524 520 518 640 L548 640 C552 520 544 400 530 300 Z", c.glow, 'opacity=".4"') +
    rect(258, 112, 284, 42, 8, c.shade) +
    [284, 340, 446, 502].map((x) => rect(x, 106, 16, 54, 4, c.deep)).join("") +
    disc(400, 133, 12, c.accent) +
    stroke("M400 156 L400 350 M400 156 C430 200 436 260 424 310", c.accent, 3, 'stroke-dasharray="6 5"') +
    stroke("M272 158 C280 214 312 232 352 226 C364 208 368 186 368 158", c.accent, 3, 'stroke-dasharray="6 5"') +
    stroke("M528 158 C520 214 488 232 448 226 C436 208 432 186 432 158", c.accent, 3, 'stroke-dasharray="6 5"') +
    path("M222 652 L354 660 L354 684 L222 676 Z", c.glow) +
    path("M578 652 L446 660 L446 684 L578 676 Z", c.glow),
};

const dress: Drawing = {
  stands: false,
  focus: [400, 300],
  draw: (c) =>
    stroke("M334 212 C330 170 334 140 340 116 M466 212 C470 170 466 140 460 116", c.shade, 12) +
    path(
      "M318 214 C350 190 372 204 400 236 C428 204 450 190 482 214 C496 270 494 320 478 372 L322 372 C306 320 304 270 318 214 Z",
      "url(#body)",
    ) +
    path(
      "M322 388 L478 388 C520 480 572 560 604 640 C560 668 520 656 488 672 C456 686 430 664 400 676 C370 664 344 686 312 672 C280 656 240 668 196 640 C228 560 280 480 322 388 Z",
      "url(#body)",
    ) +
    rect(316, 364, 168, 30, 8, c.accent) +
    path("M372 364 h30 v30 h-30 z", c.accentShade) +
    [
      "M352 396 C332 490 312 580 300 668",
      "M388 396 C384 490 378 580 372 664",
      "M420 396 C430 490 442 580 452 672",
      "M450 396 C476 490 508 580 532 660",
    ]
      .map((d) => stroke(d, c.shade, 6, 'opacity=".7"'))
      .join("") +
    [
      [300, 560],
      [350, 500],
      [430, 540],
      [500, 600],
      [400, 620],
      [260, 630],
      [470, 460],
      [340, 610],
      [345, 270],
      [440, 280],
      [400, 330],
      [560, 630],
    ]
      .map(([x, y]) => flower(x ?? 0, y ?? 0, c.accent, c.accentShade))
      .join("") +
    path("M400 236 L384 262 L400 372 L416 262 Z", c.shade, 'opacity=".5"'),
};

function flower(x: number, y: number, petal: string, heart: string): string {
  const petals = [0, 72, 144, 216, 288].map((turn) => oval(x, y - 8, 5, 8, petal, `transform="rotate(${turn} ${x} ${y})"`));
  return petals.join("") + disc(x, y, 4, heart);
}

const scarf: Drawing = {
  stands: false,
  focus: [400, 300],
  draw: (c) => {
    const checks = [0, 1, 2, 3, 4].map(
      (step) =>
        rect(438, 330 + step * 58, 116, 18, 0, c.accent, 'opacity=".75"') +
        rect(438, 356 + step * 58, 116, 6, 0, c.deep, 'opacity=".5"'),
    );
    const fringe = Array.from({ length: 9 }, (_, n) => stroke(`M${444 + n * 13} 636 l${n % 2 ? 3 : -3} 44`, c.shade, 6)).join("");
    const fringeLeft = Array.from({ length: 8 }, (_, n) => stroke(`M${258 + n * 13} 576 l${n % 2 ? -3 : 3} 40`, c.deep, 6)).join(
      "",
    );
    return (
      fringeLeft +
      path("M256 300 L368 340 L360 580 L250 580 Z", c.shade) +
      [0, 1, 2, 3].map((step) => rect(252, 400 + step * 48, 112, 14, 0, c.accentShade, 'opacity=".6"')).join("") +
      fringe +
      path("M434 300 L556 300 L560 640 L436 640 Z", "url(#body)") +
      checks.join("") +
      path(
        "M220 250 C210 160 310 124 400 124 C490 124 590 160 580 250 C574 330 480 356 400 356 C320 356 226 330 220 250 Z",
        "url(#body)",
      ) +
      path(
        "M268 236 C276 190 330 178 400 178 C470 178 524 190 532 236 C520 266 470 282 400 282 C330 282 280 266 268 236 Z",
        c.deep,
      ) +
      stroke("M232 280 C280 330 360 344 420 338 M250 206 C300 156 420 140 500 168", c.tint, 8, 'opacity=".8"') +
      stroke("M470 330 C530 320 566 290 574 250", c.shade, 10, 'opacity=".8"')
    );
  },
};

const hat: Drawing = {
  stands: true,
  floor: 590,
  foot: 240,
  focus: [400, 400],
  draw: (c) =>
    oval(400, 560, 260, 52, c.shade) +
    oval(400, 548, 260, 50, "url(#body)") +
    path("M246 540 C246 380 270 250 400 250 C530 250 554 380 554 540 C510 572 290 572 246 540 Z", "url(#body)") +
    path("M244 492 C300 526 500 526 556 492 L556 542 C500 576 300 576 244 542 Z", c.accent) +
    path("M470 514 C500 510 530 504 556 492 L556 542 C530 556 500 564 470 566 Z", c.accentShade) +
    path("M300 300 C322 264 360 252 400 250 C360 276 330 330 320 400 C306 370 298 330 300 300 Z", c.glow, 'opacity=".5"') +
    stroke("M400 250 C392 330 390 420 394 512", c.shade, 3, 'opacity=".7"') +
    stroke("M172 552 C240 596 560 596 628 552", c.deep, 3, 'stroke-dasharray="4 8"'),
};

const socks: Drawing = {
  stands: false,
  focus: [330, 260],
  draw: (c) => sock(0, 0, c.shade, c.deep, c.accentShade) + sock(110, 40, "url(#body)", c.shade, c.accent),
};

function sock(x: number, y: number, fill: string, dark: string, accent: string): string {
  return `<g transform="translate(${x} ${y})">${
    path(
      "M250 130 L370 130 L368 430 C368 470 392 490 426 512 C470 540 470 590 430 612 C390 630 330 600 284 550 C252 514 248 480 250 430 Z",
      fill,
    ) +
    rect(244, 116, 132, 46, 12, accent) +
    path("M250 440 C262 500 300 496 340 452 L368 430 C352 400 300 410 250 440 Z", dark, 'opacity=".55"') +
    path("M426 512 C470 540 470 590 430 612 C410 620 388 618 364 608 C380 570 394 540 426 512 Z", accent) +
    rect(250, 206, 120, 16, 0, accent, 'opacity=".9"') +
    rect(250, 240, 120, 16, 0, accent, 'opacity=".55"') +
    [256, 276, 296, 316, 336, 356].map((at) => stroke(`M${at + 2} 122 v34`, dark, 3, 'opacity=".5"')).join("")
  }</g>`;
}

export const clothing = { tshirt, hoodie, jacket, jeans, dress, scarf, hat, socks };
