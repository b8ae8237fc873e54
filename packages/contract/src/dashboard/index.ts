export { benches, benchViews, liveParcelStates, parcelAges } from "./figures-fields.ts";
export { listFigureParcels } from "./list-figure-parcels.ts";
export { readFreightFigures } from "./read-freight-figures.ts";
export { readHandover } from "./read-handover.ts";
