import { expect, it, onTestFinished } from "vitest";
import { onePath } from "../build/thin-icons.ts";

type Shape = Parameters<typeof onePath>[0][number];

const shapes: Shape[] = [
  { tag: "path", parts: { d: "m6 9 6 6 6-6" } },
  { tag: "path", parts: { d: "m15 5 4 4" } },
  { tag: "path", parts: { d: "m2 7.5.9 4L4 3v2" } },
  { tag: "path", parts: { d: "m3 3v18h4" } },
  { tag: "line", parts: { x1: "4", x2: "20", y1: "12", y2: "3" } },
  { tag: "circle", parts: { cx: "12", cy: "13", r: "5" } },
  { tag: "circle", parts: { cx: "7.5", cy: "7.5", r: ".5" } },
  { tag: "ellipse", parts: { cx: "12", cy: "5", rx: "9", ry: "3" } },
  { tag: "rect", parts: { x: "2", y: "3", width: "14", height: "8", rx: "2" } },
  { tag: "rect", parts: { x: "2", y: "3", width: "14", height: "8" } },
  { tag: "polyline", parts: { points: "4 7 4 4 20 4" } },
  { tag: "polygon", parts: { points: "4 7 4 4 20 4" } },
];

function drawn(tag: string, parts: Record<string, string>): SVGGeometryElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const shape = document.createElementNS("http://www.w3.org/2000/svg", tag) as SVGGeometryElement;
  for (const [name, value] of Object.entries(parts)) shape.setAttribute(name, value);
  svg.style.cssText = "fill: none; stroke: black; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round";
  svg.append(shape);
  document.body.append(svg);
  onTestFinished(() => svg.remove());
  return shape;
}

/** Which points of the icon's square lie in the stroke, half a unit apart; none where strokes on whole units have their edge. */
function inked(shape: SVGGeometryElement): string[] {
  const steps = Array.from({ length: 49 }, (_, at) => at / 2 + 0.13);
  return steps.flatMap((x) => steps.filter((y) => shape.isPointInStroke(new DOMPoint(x, y))).map((y) => `${x} ${y}`));
}

it.each(shapes)("a $tag of an icon covers the same points as a path behind another one", (shape) => {
  const own = inked(drawn(shape.tag, shape.parts));
  const elsewhere: Shape = { tag: "path", parts: { d: "M22 22h1" } };
  const others = inked(drawn("path", elsewhere.parts));
  const both = inked(drawn("path", { d: onePath([elsewhere, shape]) }));
  expect(own.length).toBeGreaterThan(10);
  // Curves are drawn from short pieces, other ones for an arc than for a circle: a point on the very edge may fall to either side.
  const differing = new Set([...own, ...others]).symmetricDifference(new Set(both));
  expect([...differing].length).toBeLessThanOrEqual(own.length * 0.08);
});
