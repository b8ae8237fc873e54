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
  svg.append(shape);
  document.body.append(svg);
  onTestFinished(() => svg.remove());
  return shape;
}

const boxOf = (shape: SVGGeometryElement) => {
  const { x, y, width, height } = shape.getBBox();
  return [x, y, width, height].map((side) => Math.round(side * 100) / 100);
};

it.each(shapes)("a $tag of an icon is as long and as large as a path behind another one", (shape) => {
  const own = drawn(shape.tag, shape.parts);
  const before: Shape = { tag: "path", parts: { d: "M20 20h1" } };
  const path = drawn("path", { d: onePath([shape]) });
  expect(path.getTotalLength()).toBeCloseTo(own.getTotalLength(), 1);
  expect(boxOf(path)).toEqual(boxOf(own));
  expect(drawn("path", { d: onePath([before, shape]) }).getTotalLength()).toBeCloseTo(own.getTotalLength() + 1, 1);
});
