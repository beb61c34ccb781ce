import { measureEach } from './measuring.ts'
import { inTests } from './screens/all.ts'

measureEach(inTests.classics)
