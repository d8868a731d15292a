import { RECIPES } from '@dhvani/sound-render'
import { describeGates, TEXTURES } from './describe-gates.ts'

describeGates(RECIPES.filter(({ file }) => !TEXTURES.has(file)))
