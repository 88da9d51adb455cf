import type { AnswerOf, RequestOf, Route } from "@holeshot/contract";
