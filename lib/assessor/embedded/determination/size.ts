// How large each questionnaire is, by the number of its controls: a guess may only be upwards.
import matrix from "@/lib/pci/data/saq-matrix.json";

import type { Outcome } from "./decision-table";

