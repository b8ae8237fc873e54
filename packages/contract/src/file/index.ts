export { readFile } from "./read-file.ts";
export { readFileAsStaff } from "./read-file-as-staff.ts";
export { uploadPicture } from "./upload-picture.ts";
