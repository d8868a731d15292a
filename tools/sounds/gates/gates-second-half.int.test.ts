import { RECIPES } from '@dhvani/sound-render'
import { describeGates, FIRST_HALF } from './describe-gates.ts'

describeGates(RECIPES.filter(({ file }) => !FIRST_HALF.has(file)))
